import type { MarketCode } from "@/lib/markets";
import { readAnswers } from "@/lib/sign-up/answers";
import { queryOfPlan } from "@/lib/sign-up/plan";
import { signUpAddress, withQuery } from "./addresses";

/** The first step with the plan of a draft, where another sign-up can be begun. Apart, since every page loads `addresses`. */
export function planAddress({ market, answers }: { market: MarketCode; answers: unknown }): string {
  return withQuery(signUpAddress(market, "plan"), queryOfPlan(readAnswers(answers).plan));
}
