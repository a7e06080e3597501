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

/** A sign-up that somebody comes back to. */
export type Resumable =
  | { kind: "underWay"; market: Market; step: WizardStep; keptUntil: IsoDate }
  | { kind: "finished"; businessName: string; confirmation: string }
  /** It goes on in another browser. */
  | { kind: "moved" };

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
