import type { Currency } from "@/lib/markets";
import { markets } from "@/lib/markets";
import { type PlanType, plans } from "@/lib/plans";

/** Which of the provider's plan links: `starter.GBP`, `starter.rollover.GBP`. */
export function planLinkKey(plan: PlanType, hasRollover: boolean, currency: Currency): string {
  return [plan, ...(hasRollover ? ["rollover"] : []), currency].join(".");
}

/** Every link that must be configured: what is sold on the site (pay as you go is not), by rollover and currency. */
export const planLinkKeys: readonly string[] = plans
  .filter((plan) => !plan.isPAYG)
  .flatMap((plan) =>
    [false, true].flatMap((hasRollover) =>
      markets.map((market) => planLinkKey(plan.type, hasRollover, market.currency)),
    ),
  );
