import type { IsoDate } from "@/lib/dates";
import { type Market, market } from "@/lib/markets";
import type { Edition } from "@/lib/markets/editions";
import { type Order, order } from "@/lib/plans";
import type { Answers } from "./answers";
import { defaultPlan } from "./plan";
import type { Progress } from "./progress";
import type { Problem } from "./rules/check";
import type { Warning } from "./rules/warnings";
import type { Notice, RefusedAnswer } from "./step-state";
import type { WizardStep } from "./steps";

export type Wizard = {
  edition: Edition;
  answers: Answers;
  progress: Progress;
  version: number;
  returnsToReview: boolean;
  /** The problems of this step's saved answer, if they are the reason for showing the step again. */
  problems: readonly Problem[];
  /** The stored answer to a form that was not saved. */
  refusedAnswer: RefusedAnswer | null;
  /** The result of the last press, if it could not be stored for this page view. */
  notice: Notice | null;
  warnings: readonly Warning[];
  lost: Lost | null;
  /** The edition whose step was opened, if the sign-up is in another market. */
  askedFor: Edition | null;
  /** The edition of the form that led here, if the sign-up has moved to another market since it was shown. */
  sentFrom: Edition | null;
  /** Whether a later step was opened or sent, and this one must be answered first. */
  comesFirst: boolean;
  /** Whether what was typed on a page that led to an earlier step, or to another market, waits for its step. */
  typedIsKept: boolean;
  /** Until when the answers are kept, in milliseconds; null if there are none yet. */
  keptUntil: number | null;
  /** The date in the market. */
  today: IsoDate;
  firstPaymentOn: IsoDate;
  /** When the firm is in touch if the debit is set up now, as `i18n/follow-up.ts` says it. */
  contact: { readonly when: string; readonly by: string };
};

/** Why the visitor is back at step 1. */
const losses = [
  "answers", // This browser brought no cookie of ours
  "expired", // The answers were deleted: their time was up, or the sign-up was finished in another browser
  "cookie", // The browser did not keep our cookie
] as const;
export type Lost = (typeof losses)[number];

/** Why a browser no longer has the sign-up of which it shows a step. */
export type Ended = "moved" | "finished" | Lost;

export function lostFromQuery(query: unknown): Lost | null {
  return losses.find((reason) => reason === query) ?? null;
}

export type EarlierSignUp =
  | { kind: "underWay"; edition: Edition; step: WizardStep; keptUntil: IsoDate }
  | { kind: "finished"; businessName: string; debit: "setUp" | "beingSetUp" | "none"; confirmation: string }
  | { kind: "moved" };

export function orderOf({ answers, edition: { currency } }: Pick<Wizard, "answers" | "edition">): Order {
  const { planType, hasRollover } = answers.plan ?? defaultPlan;
  return order(planType, hasRollover, currency);
}

export function softwareOrDefault(answers: Answers, code: Market["code"]): string {
  const chosen = answers.contact?.accountingSoftware;
  return chosen || market(code).software[0];
}
