import type { Submission } from "@/db/schema/submissions";
import { openStatuses, setUpOf } from "@/lib/payments/states";

/** Whether the customer can be sent a new set-up link: they left the bank's page, the bank refused, or the debit ended. */
export function isForSetUpLink(signUp: Pick<Submission, "setUp" | "sentToBankAt">, now: Date): boolean {
  const state = setUpOf(signUp, now);
  return state === "left" || state === "refused" || state === "ended";
}

/** Whether its debit is set up, or may still be. */
export function isOpen({ paymentStatus }: Pick<Submission, "paymentStatus">): boolean {
  return openStatuses.some((one) => one === paymentStatus);
}
