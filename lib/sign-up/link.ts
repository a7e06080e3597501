import type { IsoDate } from "@/lib/dates";
import type { Answers } from "./answers";
import { normalizedEmail } from "./rules/email";
import type { HeldAnswer } from "./step-state";
import type { WizardStep } from "./steps";

export type LinkPage =
  | {
      state: "ask";
      email: string;
      /** Only a link sent to this address also moves business and contact answers; null until it is given. */
      contactEmail: string | null;
      keptUntil: IsoDate;
      goOnAt: WizardStep;
      held: HeldAnswer | null;
    }
  | { state: "nothing" }
  /** This browser's sign-up was moved to another browser. */
  | { state: "moved" }
  | { state: "open"; goOnAt: WizardStep; keepsAnswers: boolean; replacesAnother: boolean }
  | { state: "here"; address: string }
  | { state: "used" }
  /** The link has expired, belongs to a finished sign-up, or never existed. */
  | { state: "closed" }
  | { state: "unreachable" };

/** Whether a link sent to this address moves all answers (only to the contact's own address) or the plan alone. */
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
