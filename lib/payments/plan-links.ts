import { type Currency, currencies } from "@/lib/markets/currencies";
import { type PlanType, plans } from "@/lib/plans";

export function planLinkKey(plan: PlanType, hasRollover: boolean, currency: Currency): string {
  return [plan, ...(hasRollover ? ["rollover"] : []), currency].join(".");
}

/** All but pay as you go, which is not sold on the site. */
export const planLinkKeys: readonly string[] = plans
  .filter((plan) => !plan.isPAYG)
  .flatMap((plan) =>
    [false, true].flatMap((hasRollover) =>
      (Object.keys(currencies) as Currency[]).map((currency) =>
        planLinkKey(plan.type, hasRollover, currency),
      ),
    ),
  );
