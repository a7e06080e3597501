import * as z from "zod/mini";
import type { MarketCode } from "@/lib/markets";
import { formatPrice, type MoneyFormat, type Order, plan } from "@/lib/plans";
import type { PlanAnswer } from "./plan";
import { message } from "./rules/message";

/** Keys of `review.changed` in the messages. */
const reasons = ["plan", "answers", "terms", "updated", "acceptAgain"] as const;
export type ReviewChange = (typeof reasons)[number];

export const reviewRules = z.object({ termsAccepted: z.string(message("terms.required")) });

/** The rules where the French version comes first; the page's form then has the field `frenchFirst`. */
export const reviewRulesWithChoice = z.object({
  frenchFirst: z.string(),
  englishChosen: z.string(message("englishChosen.required")),
  ...reviewRules.shape,
});

export const reviewShown = z.object({ version: z.string(), choice: z.string(), terms: z.string() });
export type ReviewShown = z.infer<typeof reviewShown>;

export function reviewedChoice(market: MarketCode, chosen: PlanAnswer | undefined): string {
  return chosen ? [market, chosen.planType, ...(chosen.hasRollover ? ["rollover"] : [])].join(".") : "";
}

export function changeSince(shown: Partial<ReviewShown>, now: ReviewShown): ReviewChange | null {
  if (shown.version !== now.version) return shown.choice === now.choice ? "answers" : "plan";
  return shown.terms === now.terms ? null : "terms";
}

/** Why the review is shown again. If the draft was saved after the redirect that named the reason, the answers changed. */
export function changeFromQuery(
  query: { changed?: unknown; at?: unknown },
  version: number,
): ReviewChange | null {
  const named = reasons.find((reason) => reason === query.changed) ?? null;
  return named && query.at !== String(version) ? "answers" : named;
}

export function updatedPlan(
  { planType, hasRollover, total }: Order,
  money: MoneyFormat,
  { termsAccepted }: { termsAccepted: boolean },
) {
  return {
    plan: plan(planType).name,
    rollover: hasRollover ? "yes" : "no",
    total: formatPrice(total, money),
    termsAccepted: termsAccepted ? "yes" : "no",
  } as const;
}
