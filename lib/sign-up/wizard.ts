import type { IsoDate } from "@/lib/dates";
import { type Market, market } from "@/lib/markets";
import { type Order, order } from "@/lib/plans";
import { type Answers, defaultPlan } from "./answers";
import type { HeldAnswer } from "./held-answer";
import type { Progress } from "./progress";
import type { Problem } from "./rules/check";
import type { Warning } from "./rules/warning-kinds";
import type { Notice } from "./step-state";

/** What the pages of the wizard show of a draft. */
export type Wizard = {
  market: Market;
  answers: Answers;
  progress: Progress;
  /** The draft's version, so that a review page can tell whether it is stale; 0 before the first save. */
  version: number;
  /** Whether somebody came from the review to change one thing, and goes back there. */
  returnsToReview: boolean;
  /** What is wrong with the saved answer of this step, where that is why it is shown again. */
  problems: readonly Problem[];
  /** What a form without scripts was answered with, for this one view. */
  held: HeldAnswer | null;
  /** What there is to say about its last press, where that answer could not be held. */
  notice: Notice | null;
  /** What looks odd about the saved answers, and may still be right. */
  warnings: readonly Warning[];
  /** A later step was asked for, but nothing is saved: it has expired, or the browser did not keep its cookie. */
  lost: "answers" | "cookie" | null;
  /** Date of the first debit, if the sign-up is finished today. */
  firstPaymentOn: IsoDate;
};

/** The choice so far, priced; the default plan before anything is chosen. */
export function orderOf({ answers, market: { currency } }: Pick<Wizard, "answers" | "market">): Order {
  const { planType, hasRollover } = answers.plan ?? defaultPlan;
  return order(planType, hasRollover, currency);
}

/** The country's software list with the one that is asked for first: what was chosen, else the list's first. */
export function softwareChosen(answers: Answers, code: Market["code"]): string {
  const chosen = answers.contact?.accountingSoftware;
  return chosen || market(code).software[0];
}
