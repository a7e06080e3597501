import type { IsoDate } from "@/lib/dates";
import { normalizedEmail } from "./rules/email";
import type { RefusedAnswer } from "./step-state";
import type { WizardStep } from "./steps";

/**
 * What an e-mailed link opens. `answers`: the sign-up, which moves to this browser. `payment`: the way to the bank for a
 * submitted sign-up. `plan`: the first step with the same plan, where another sign-up can be begun; a link that was not sent to
 * the contact's address opens nothing else.
 */
export type LinkOpens = "answers" | "payment" | "plan";

export type LinkPage =
  | {
      state: "ask";
      email: string;
      /** Only a link sent to this address opens more than the plan; null until it is given. */
      contactEmail: string | null;
      isSubmitted: boolean;
      keptUntil: IsoDate;
      goOnAt: WizardStep;
      refusedAnswer: RefusedAnswer | null;
    }
  | { state: "nothing" }
  /** This browser's sign-up was moved to another browser. */
  | { state: "moved" }
  | { state: "open"; opens: Exclude<LinkOpens, "plan">; goOnAt: WizardStep; replacesAnother: boolean }
  | { state: "here"; address: string }
  | { state: "used"; opens: Exclude<LinkOpens, "plan"> }
  /** The link has expired, belongs to a finished sign-up, or never existed. */
  | { state: "closed" }
  | { state: "unreachable" };

/** Whether a link goes to the contact's own address, and so opens more than the plan. */
export function isContact(contactEmail: string | undefined, email: string): boolean {
  return contactEmail !== undefined && normalizedEmail(contactEmail) === normalizedEmail(email);
}
