import type { IsoDate } from "@/lib/dates";
import type { Answers } from "./answers";
import { normalizedEmail } from "./rules/text";
import type { HeldAnswer } from "./step-state";
import type { WizardStep } from "./steps";

/** What the page about another device shows: of the answers of this browser, or of a link that was opened. */
export type LinkPage =
  | {
      state: "ask";
      /** Where a link was last asked to be sent, or the contact's address. */
      email: string;
      /** To this address the typed answers go along; null before it is given. */
      contactEmail: string | null;
      keptUntil: IsoDate;
      goOnAt: WizardStep;
      /** What the form without scripts was answered with, for this one view. */
      held: HeldAnswer | null;
    }
  /** This browser holds no answers to take along. */
  | { state: "nothing" }
  /** The answers of this browser have moved to another one. */
  | { state: "moved" }
  /** The link can be used, once. */
  | { state: "open"; goOnAt: WizardStep; keepsAnswers: boolean; replacesAnother: boolean }
  /** This browser holds the answers that the link leads to. */
  | { state: "here"; address: string }
  /** Used, expired with its answers, paid for, or never ours. */
  | { state: "closed" }
  | { state: "unreachable" };

/** Whether a link to this address takes the typed answers along: only to the contact's own, else the plan alone. */
export function keepsAnswers({ contact }: Answers, email: string | null): boolean {
  return (
    email !== null &&
    contact !== undefined &&
    normalizedEmail(contact.contactEmail) === normalizedEmail(email)
  );
}

/** The choice of the first two steps, without what is typed in the others. */
export function planAlone({ plan, rollover }: Answers): Answers {
  return { plan, rollover };
}
