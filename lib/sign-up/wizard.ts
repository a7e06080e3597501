import type { IsoDate } from "@/lib/dates";
import { type Market, market } from "@/lib/markets";
import { type Order, order } from "@/lib/plans";
import type { Answers } from "./answers";
import { defaultPlan } from "./plan";
import type { Progress } from "./progress";
import type { Problem } from "./rules/check";
import type { Warning } from "./rules/warnings";
import type { HeldAnswer, Notice } from "./step-state";
import type { WizardStep } from "./steps";

export type Wizard = {
  market: Market;
  answers: Answers;
  progress: Progress;
  version: number;
  returnsToReview: boolean;
  /** The problems of this step's saved answer, if they are the reason for showing the step again. */
  problems: readonly Problem[];
  /** The stored answer to a form sent without scripts, shown in this page view only. */
  held: HeldAnswer | null;
  /** The result of the last press, if it could not be stored for this page view. */
  notice: Notice | null;
  warnings: readonly Warning[];
  /** Why the visitor is back at step 1: the draft has expired, or the browser did not keep the cookie. */
  lost: "answers" | "cookie" | null;
  firstPaymentOn: IsoDate;
};

export type EarlierSignUp =
  | { kind: "underWay"; market: Market; step: WizardStep; keptUntil: IsoDate }
  | { kind: "finished"; businessName: string; confirmation: string }
  | { kind: "moved" };

export function orderOf({ answers, market: { currency } }: Pick<Wizard, "answers" | "market">): Order {
  const { planType, hasRollover } = answers.plan ?? defaultPlan;
  return order(planType, hasRollover, currency);
}

export function softwareOrDefault(answers: Answers, code: Market["code"]): string {
  const chosen = answers.contact?.accountingSoftware;
  return chosen || market(code).software[0];
}
