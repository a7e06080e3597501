import type { Submission } from "@/db/schema/submissions";
import { setUpOf } from "@/lib/payments/states";

/** Whether a link leads a sign-up back to the bank: whom the bank refused, who left its page, and whose debit ended. */
export function isForSetUpLink(signUp: Pick<Submission, "setUp" | "sentToBankAt">, now: Date): boolean {
  const state = setUpOf(signUp, now);
  return state === "left" || state === "refused" || state === "ended";
}
