import type { IsoDate } from "@/lib/dates";
import type { Answers } from "./answers";
import { normalizedEmail } from "./rules/text";
import type { HeldAnswer } from "./step-state";
import type { WizardStep } from "./steps";

export type LinkPage =
  | {
      state: "ask";
      email: string;
      /** The address to which a link takes the typed answers along; null before it is given. */
      contactEmail: string | null;
      keptUntil: IsoDate;
      goOnAt: WizardStep;
      held: HeldAnswer | null;
    }
  | { state: "nothing" }
  /** The answers of this browser have moved to another one. */
  | { state: "moved" }
  | { state: "open"; goOnAt: WizardStep; keepsAnswers: boolean; replacesAnother: boolean }
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

export function planAlone({ plan, rollover }: Answers): Answers {
  return { plan, rollover };
}
