import type { Locale } from "@/lib/markets";
import { type Order, plan } from "@/lib/plans";
import { words } from "./words";

/** What was ordered by its name, with what is in its price: `Jack 250 with rollover`. */
export function orderName(
  { planType, hasRollover }: Pick<Order, "planType" | "hasRollover">,
  locale: Locale,
): string {
  const { name } = plan(planType);
  return hasRollover ? words(locale, "common")("withRollover", { plan: name }) : name;
}
