import "server-only";
import { goCardless } from "./client";
import { callProvider, type Reply, required } from "./reply";

/** One debit of a payer's account. */
export type CollectedPayment = {
  id: string;
  status: string;
  mandateId: string | null;
  subscriptionId: string | null;
};

export function findPayment(id: string): Promise<Reply<CollectedPayment>> {
  return callProvider(
    () => goCardless().payments.find(id),
    (payment) => ({
      id: required(payment.id),
      status: required(payment.status),
      mandateId: payment.links?.mandate ?? null,
      subscriptionId: payment.links?.subscription ?? null,
    }),
  );
}
