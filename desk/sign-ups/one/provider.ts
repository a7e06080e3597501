import type { Database } from "@/db/client/database";
import { isCancelOrdered } from "@/db/queries/cancellations";
import { addToOutbox, type NewEntry } from "@/db/queries/outbox";
import { lockSubmission } from "@/db/queries/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { lastAct } from "@/desk/auth/audit/queries";
import { audited } from "@/desk/auth/audit/record";
import { type PaymentStatus, paymentStates } from "@/lib/payments/states";
import { tidyCode } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { timeoutMs, withDeadlineOr } from "@/server/deadlines";
import { drainQueue } from "@/server/jobs/queues";
import { factsOf, log } from "@/server/logging/log";
import { cancelEntry } from "@/server/payments/cancel";
import { allRequests } from "@/server/payments/provider-state";
import { reconcileOnRequest } from "@/server/payments/reconcile-on-request";
import { trackWork } from "@/server/shutdown";

type AskResult = { outcome: "answered"; status: PaymentStatus } | { outcome: "refused" | "late" };

/** Brings a sign-up in line with the provider now; null for an unknown one. A press that is repeated is recorded once. */
export async function askProvider(
  by: SignedIn,
  { signUpId: id, pressId }: { signUpId: string; pressId: string },
): Promise<AskResult | null> {
  if (!isUuid(id) || !isUuid(pressId)) return null;
  const found = await audited(
    by,
    (requested) =>
      requested?.isNew ? { act: "provider_asked", subject: "sign_up", id, values: { id: pressId } } : null,
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, id);
      if (!signUp) return null;
      return { isNew: (await lastAct(tx, id, ["provider_asked"], pressId)) === null };
    },
  );
  return found && ask(id);
}

async function ask(id: string): Promise<AskResult | null> {
  // A question that takes longer continues, and a shutdown waits for it.
  const until = performance.now() + timeoutMs.askProvider;
  const about = { until, extra: allRequests } as const;
  const work = trackWork(async () => ({ state: await reconcileOnRequest(id, about) }));
  const done = await withDeadlineOr(work, timeoutMs.askProvider, null);
  if (!done) return { outcome: "late" };
  if (!done.state) return null;
  const { refusal, status } = done.state;
  if (refusal) return { outcome: refusal.reason === "busy" ? "late" : "refused" };
  return { outcome: "answered", status };
}

type CancelResult = "cancelled" | "cancelOrdered" | "notTyped" | "nothingToCancel";

/**
 * Orders the end of the subscription, and waits a moment for it. What was ordered is done by the worker, however often the
 * provider or this process fails (docs/decisions/0166). Null for an unknown sign-up.
 */
export async function cancelSubscription(
  by: SignedIn,
  id: string,
  typedReference: string,
): Promise<CancelResult | null> {
  if (!isUuid(id)) return null;
  const ordered = await audited(
    by,
    (result) =>
      result?.isNew
        ? { act: "subscription_cancelled", subject: "sign_up", id, fields: ["subscription_id"] }
        : null,
    async (tx: Database) => {
      const signUp = await lockSubmission(tx, id);
      if (!signUp) return null;
      const { reference, subscriptionId, paymentStatus } = signUp;
      const isTyped = tidyCode(typedReference).toUpperCase() === reference.toUpperCase();
      const isRunning = paymentStates[paymentStatus].debit === "setUp";
      if (!isTyped || subscriptionId === null || !isRunning)
        return { isTyped, wasOrdered: await wasOrdered(tx, subscriptionId), entry: null, isNew: false };
      const entry = cancelEntry("subscription", subscriptionId, id);
      return { isTyped, wasOrdered: true, entry, isNew: (await addToOutbox(tx, [entry])) > 0 };
    },
  );
  if (!ordered) return null;
  if (!ordered.isTyped) return "notTyped";
  if (!ordered.entry) return ordered.wasOrdered ? "cancelled" : "nothingToCancel";
  // The worker retries what an earlier press has ordered.
  if (!ordered.isNew) return "cancelOrdered";
  return (await tryNow(id, ordered.entry)) ? "cancelled" : "cancelOrdered";
}

/** Does at once what the worker would do, for as long as a question to the provider may take; returns whether it is done. */
export async function tryNow(signUpId: string, { key }: Pick<NewEntry, "key">): Promise<boolean> {
  const handling = trackWork(async () => (await drainQueue({ key })).done > 0);
  const done = await withDeadlineOr(handling, timeoutMs.askProvider, false).catch((error: unknown) =>
    log("error", "provider not updated yet", { submission: signUpId, ...factsOf(error) }),
  );
  return done ?? false;
}

async function wasOrdered(tx: Database, subscriptionId: string | null): Promise<boolean> {
  return subscriptionId !== null && isCancelOrdered(tx, [subscriptionId]);
}
