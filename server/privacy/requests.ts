import { TransactionRollbackError } from "drizzle-orm";
import { mutex } from "@/db/client/mutex";
import { addToOutbox } from "@/db/queries/outbox";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { isEmail, normalizedEmail } from "@/lib/sign-up/rules/email";
import { limits } from "@/lib/sign-up/rules/limits";
import { isLongerThan, tidyCode } from "@/lib/sign-up/rules/text";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { timeoutMs, withDeadlineOr } from "@/server/deadlines";
import { wakeWorker } from "@/server/jobs/wake";
import { factsOf, log } from "@/server/logging/log";
import { cancelEntry } from "@/server/payments/cancel";
import { allRequests } from "@/server/payments/provider-state";
import { reconcileOnRequest } from "@/server/payments/reconcile-on-request";
import { perProcess } from "@/server/per-process";
import { plugIns } from "@/server/plug-ins";
import { type Erased, erasePerson } from "./erasure";
import { erasedContact, type Person, type RecordReceipt } from "./person";
import { recordsAbout, rowsOf } from "./rows";

/** Everything about an e-mail address, but hashes and the names of operators. Null for what is no address. */
export async function personFile(typed: string, now: Date, record: RecordReceipt) {
  const email = normalizedEmail(typed);
  if (!isEmail(email) || isLongerThan(email, limits.contactEmail) || email === erasedContact.email)
    return null;
  return query((db) =>
    db.transaction(async (tx) => {
      const { signUps, drafts, leads, about } = await rowsOf(tx, { email, signUpId: null });
      const records: Record<string, unknown> = await recordsAbout(tx, about);
      for (const plugIn of plugIns) Object.assign(records, await plugIn.fileOf(tx, about));
      const counts = { signUps: signUps.length, drafts: drafts.length, leads: leads.length };
      await record(tx, {
        act: "exported",
        id: null,
        fields: Object.keys(counts),
        values: { email, ...counts },
      });
      return {
        about: email,
        at: now.toISOString(),
        signUps: signUps.map(({ ownerTokenHash: _, owner: __, ...signUp }) => signUp),
        drafts,
        leads: leads.map(({ owner: _, fingerprint: __, ...lead }) => lead),
        ...records,
      };
    }),
  );
}

/** The person of a sign-up. */
export function personOf({ id, contactEmail }: Pick<Submission, "id" | "contactEmail">): Person {
  return { email: normalizedEmail(contactEmail), signUpId: id };
}

/** The person of an e-mail address; null for what is no address, or of nobody any more. */
export function personWith(typed: string): Person | null {
  const email = normalizedEmail(typed);
  return isEmail(email) && email !== erasedContact.email ? { email, signUpId: null } : null;
}

const onePreviewAtATime = perProcess("jackErasurePreview", mutex);

/**
 * What an erasure would do now: it is done, and taken back. One at a time, since those of one person would wait for each other's locks,
 * each with a connection, until a deadline.
 */
export function previewErasure(person: Person): Promise<Erased> {
  return onePreviewAtATime()(() =>
    query((db) =>
      db.transaction(async (tx) => {
        const erased: Erased[] = [];
        const dryRun = tx.transaction(async (step) => {
          erased.push(await erasePerson(step, person));
          step.rollback();
        });
        await dryRun.catch((error: unknown) => {
          if (!(error instanceof TransactionRollbackError)) throw error;
        });
        return erased[0] ?? { counts: {}, open: [] };
      }),
    ),
  );
}

type EraseResult = "erased" | "notTyped" | "nothing" | "invalid";

/** Erases the person of a sign-up, whose reference was typed. Null for an unknown one. */
export async function eraseBySignUp(
  id: string,
  typedReference: string,
  record: RecordReceipt,
): Promise<EraseResult | null> {
  const signUp = isUuid(id) ? await query((db) => findSubmission(db, id)) : null;
  if (!signUp) return null;
  if (signUp.erasedAt) return "erased";
  if (tidyCode(typedReference).toUpperCase() !== signUp.reference.toUpperCase()) return "notTyped";
  // A debit approved a moment ago decides what is kept. Without an answer, the row on record does.
  const until = performance.now() + timeoutMs.beforeErasure;
  const reconciling = reconcileOnRequest(id, { until, extra: allRequests });
  await withDeadlineOr(reconciling, timeoutMs.beforeErasure, null).catch((error: unknown) =>
    log("warn", "erased without asking", { submission: id, ...factsOf(error) }),
  );
  return erase(personOf(signUp), record);
}

/** Erases everything about an e-mail address, typed twice. */
export async function eraseByAddress(
  { typed, again }: { readonly typed: string; readonly again: string },
  record: RecordReceipt,
): Promise<EraseResult> {
  const email = normalizedEmail(typed);
  if (!isEmail(email)) return "invalid";
  if (email !== normalizedEmail(again)) return "notTyped";
  const person = personWith(typed);
  return person ? erase(person, record) : "nothing";
}

/** In one transaction with the receipt and the orders to cancel what is open at the provider. */
async function erase(person: Person, record: RecordReceipt): Promise<"erased" | "nothing"> {
  const erased = await query((db) =>
    db.transaction(async (tx) => {
      const { counts, open } = await erasePerson(tx, person);
      await addToOutbox(
        tx,
        open.map(({ what, id, submissionId }) => cancelEntry(what, id, submissionId ?? undefined)),
      );
      const fields = Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [name] : []));
      const values = { ...counts, cancelled: open.length };
      if (fields.length > 0) await record(tx, { act: "erased", id: person.signUpId, fields, values });
      return fields.length > 0;
    }),
  );
  wakeWorker();
  return erased ? "erased" : "nothing";
}
