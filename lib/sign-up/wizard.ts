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
  /** What is wrong with the saved answer of this step, where that is why it is shown again. */
  problems: readonly Problem[];
  /** What a form without scripts was answered with, for this one view. */
  held: HeldAnswer | null;
  /** About the last press, where its answer could not be stored. */
  notice: Notice | null;
  warnings: readonly Warning[];
  /** A later step was asked for, but nothing is saved: it has expired, or the browser did not keep its cookie. */
  lost: "answers" | "cookie" | null;
  firstPaymentOn: IsoDate;
};

export type Resumable =
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
