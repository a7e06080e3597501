import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { attemptsOf } from "@/db/queries/attempts";
import { isCancelOrdered } from "@/db/queries/cancellations";
import { addToOutbox } from "@/db/queries/outbox";
import { movePayment, writeOnVersion } from "@/db/queries/payments";
import { isSame, other } from "@/db/queries/same-customer";
import { lockSubmission, type Submission } from "@/db/queries/submissions";
import { submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import { ownCauses } from "@/lib/payments/provider-events";
import { isUuid } from "@/lib/uuid";
import { movedEvent } from "@/server/feed/event";
import { cancelEntry } from "@/server/payments/cancel";
import { tryNow } from "./provider";
import { isOpen } from "./rules";

type Pair = { readonly cancel: string; readonly keep: string };

type Result = "sameCancelled" | "sameOrdered" | "notBothOpen";

/**
 * Cancels one of two sign-ups of a customer, and keeps that it was the other one. What is open of it at the provider is ordered to end, as
 * for a cancelled subscription. Null for two that are not of one customer. A repeated press orders nothing more.
 */
export async function cancelSame(by: SignedIn, { cancel: id, keep }: Pair): Promise<Result | null> {
  if (!isUuid(id) || !isUuid(keep)) return null;
  const done = await audited(
    by,
    (result) =>
      result?.isNew ? { act: "duplicate_cancelled", subject: "sign_up", id, values: { keep } } : null,
    async (tx: Database) => {
      const [first = id, second = keep] = [id, keep].sort(); // All who lock several do so by id
      const locked = [await lockSubmission(tx, first), await lockSubmission(tx, second)];
      const ended = locked.find((one) => one?.id === id);
      const kept = locked.find((one) => one?.id === keep);
      if (!ended || !kept || !(await areSame(tx, { cancel: id, keep }))) return null;
      const entries = await openAtProvider(tx, ended);
      const isOrdered = await areOrdered(tx, entries);
      if (ended.sameAs === keep && (isOrdered || !isOpen(ended)))
        return { isNew: false, isOpen: isOpen(ended), entries: [] };
      const isKeptEnding = await areOrdered(tx, await openAtProvider(tx, kept));
      if (!isOpen(ended) || !isOpen(kept) || isKeptEnding) return { isNew: false, isOpen: null, entries: [] };
      await tx.update(submissions).set({ sameAs: keep }).where(eq(submissions.id, id));
      // Of an earlier time, when it was cancelled and this one kept
      if (kept.sameAs === id)
        await tx.update(submissions).set({ sameAs: null }).where(eq(submissions.id, keep));
      if (entries.length > 0) await addToOutbox(tx, entries);
      else await writeOnVersion(tx, ended, (step, current) => cancelHere(step, current));
      return { isNew: true, isOpen: entries.length > 0, entries };
    },
  );
  if (!done) return null;
  if (done.isOpen === null) return "notBothOpen";
  if (!done.isOpen) return "sameCancelled";
  const answers = [];
  for (const entry of done.entries) answers.push(await tryNow(id, entry));
  return answers.length > 0 && answers.every(Boolean) ? "sameCancelled" : "sameOrdered";
}

async function areSame(tx: Database, { cancel, keep }: Pair): Promise<boolean> {
  const found = await tx
    .select({ id: other.id })
    .from(submissions)
    .innerJoin(other, isSame)
    .where(and(eq(submissions.id, cancel), eq(other.id, keep)));
  return found.length > 0;
}

type Order = ReturnType<typeof cancelEntry>;

/** Whether the end of all this was ordered before, so that no debit is left of it. */
async function areOrdered(tx: Database, orders: readonly Order[]): Promise<boolean> {
  for (const { payload } of orders) if (!(await isCancelOrdered(tx, [payload.detail]))) return false;
  return orders.length > 0;
}

/** The orders to end its subscription, or its requests, of which the payer may have approved one. */
async function openAtProvider(tx: Database, { id, setUp, subscriptionId }: Submission): Promise<Order[]> {
  if (setUp === "confirmed" && subscriptionId) return [cancelEntry("subscription", subscriptionId, id)];
  const attempts = await attemptsOf(tx, id);
  return attempts.flatMap(({ status, way, requestId }) =>
    status !== "over" && way === "mandate_request" && requestId
      ? [cancelEntry("request", requestId, id)]
      : [],
  );
}

/** The provider knows nothing of it. */
async function cancelHere(tx: Database, signUp: Submission): Promise<void> {
  const entries = movedEvent(signUp, "cancelled");
  await movePayment(tx, signUp, { to: "cancelled", cause: ownCauses.cancelledByFirm, entries });
}
