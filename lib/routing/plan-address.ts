import type { Edition } from "@/lib/markets/editions";
import { readAnswers } from "@/lib/sign-up/answers";
import { queryOfPlan } from "@/lib/sign-up/plan";
import { signUpAddress, withQuery } from "./addresses";

/** The first step with the plan of a draft, where another sign-up can be begun. Apart, since every page loads `addresses`. */
export function planAddress(edition: Edition, answers: unknown): string {
  return withQuery(signUpAddress(edition, "plan"), queryOfPlan(readAnswers(answers).plan));
}
