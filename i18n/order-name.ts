import type { Edition } from "@/lib/markets/editions";
import { type Order, plan } from "@/lib/plans";
import { words } from "./words";

/** The plan of an order as its reader knows it, such as 'Jack 250 with rollover'. */
export function orderName(
  { planType, hasRollover }: Pick<Order, "planType" | "hasRollover">,
  { locale }: Pick<Edition, "locale">,
): string {
  const { name } = plan(planType);
  return hasRollover ? words(locale, "mail")("planWithRollover", { plan: name }) : name;
}
