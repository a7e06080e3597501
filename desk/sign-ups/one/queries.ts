import { eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { endKeysOfFormerContact } from "@/db/queries/confirmations";
import { lockSubmission } from "@/db/queries/submissions";
import { drafts } from "@/db/schema/drafts";
import { type Submission, submissions } from "@/db/schema/submissions";
import { type LastAct, lastAct } from "@/desk/audit/queries";
import { readAnswers } from "@/lib/sign-up/answers";

export type Standing = Pick<Submission, "stage" | "owner">;
export type Contact = Pick<Submission, "contactName" | "contactEmail" | "contactPhone">;

/**
 * `repeated`: it was made before. `same`: nothing was asked for. `stale`: somebody else has changed a field that this would
 * change; `now` is what is stored, `last` their act. `erased`: there is nobody left to look after.
 */
export type ChangeResult<Fields> =
  | { outcome: "changed"; fields: readonly (keyof Fields)[]; before: Fields; after: Fields }
  | { outcome: "repeated" | "same" | "erased" }
  | { outcome: "stale"; now: Fields; last: LastAct | null };

type Changed<Fields> = Exclude<ChangeResult<Fields>, { outcome: "stale" }>;

/** Compares what an operator saw and wants with the row; null if it is stale, as one of other fields is not. */
function changeOf<Fields extends object>(now: Fields, seen: Fields, wanted: Fields): Changed<Fields> | null {
  const names = Object.keys(wanted) as (keyof Fields)[];
  const asked = names.filter((name) => wanted[name] !== seen[name]);
  const fields = asked.filter((name) => wanted[name] !== now[name]);
  if (fields.length === 0) return { outcome: asked.length > 0 ? "repeated" : "same" };
  if (fields.some((name) => now[name] !== seen[name])) return null;
  const after = { ...now };
  for (const name of fields) after[name] = wanted[name];
  return { outcome: "changed", fields, before: now, after };
}

/** Sets stage and owner of a sign-up; null for an unknown id. */
export async function setStanding(
  tx: Database,
  id: string,
  { seen, wanted }: { seen: Standing; wanted: Standing },
): Promise<ChangeResult<Standing> | null> {
  const current = await lockSubmission(tx, id);
  if (!current) return null;
  if (current.erasedAt) return { outcome: "erased" };
  const now = { stage: current.stage, owner: current.owner };
  const change = changeOf(now, seen, wanted);
  if (!change) return { outcome: "stale", now, last: await lastAct(tx, id, ["stage_set", "owner_set"]) };
  if (change.outcome !== "changed") return change;
  const isMoved = change.fields.includes("stage");
  await tx
    .update(submissions)
    .set({ ...change.after, ...(isMoved && { stageAt: sql`now()` }) })
    .where(eq(submissions.id, id));
  return change;
}

type Correction = { seen: Contact; wanted: Contact; e164: string | null };

/** Corrects the contact of a sign-up, and of its draft if there still is one; null for an unknown one. */
export async function correctContact(
  tx: Database,
  id: string,
  { seen, wanted, e164 }: Correction,
): Promise<ChangeResult<Contact> | null> {
  const current = await lockSubmission(tx, id);
  if (!current) return null;
  if (current.erasedAt) return { outcome: "erased" };
  const { contactName, contactEmail, contactPhone } = current;
  const now = { contactName, contactEmail, contactPhone };
  const change = changeOf(now, seen, wanted);
  if (!change) return { outcome: "stale", now, last: await lastAct(tx, id, ["contact_corrected"]) };
  if (change.outcome !== "changed") return change;
  await endKeysOfFormerContact(tx, current, change.after.contactEmail);
  const isNewPhone = change.fields.includes("contactPhone");
  await tx
    .update(submissions)
    .set({ ...change.after, ...(isNewPhone && { contactPhoneE164: e164 }) })
    .where(eq(submissions.id, id));
  await correctDraft(tx, current, change.after);
  return change;
}

/** Otherwise the customer's next press of Set Up Payment would bring the old contact back. */
async function correctDraft(tx: Database, { id, draftId, draftVersion }: Submission, contact: Contact) {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.id, draftId)).for("update");
  const answers = draft && readAnswers(draft.answers);
  if (!draft || !answers?.contact) return;
  const corrected = { ...contact, contactPhone: contact.contactPhone ?? "" };
  const version = draft.version + 1; // So that a review which shows the old contact is shown again
  await tx
    .update(drafts)
    .set({ answers: { ...answers, contact: { ...answers.contact, ...corrected } }, version })
    .where(eq(drafts.id, draftId));
  if (draftVersion === draft.version)
    await tx.update(submissions).set({ draftVersion: version }).where(eq(submissions.id, id));
}

/** The next newer and the next older sign-up. */
export async function neighboursOf(db: Database, id: string) {
  const position = sql`(${submissions.createdAt}, ${submissions.id})`;
  const here = sql`(select created_at, id from ${submissions} where id = ${id})`;
  const next = async (isNewer: boolean) => {
    const [found] = await db
      .select({ id: submissions.id })
      .from(submissions)
      .where(isNewer ? sql`${position} > ${here}` : sql`${position} < ${here}`)
      .orderBy(
        isNewer ? submissions.createdAt : sql`${submissions.createdAt} desc`,
        isNewer ? submissions.id : sql`${submissions.id} desc`,
      )
      .limit(1);
    return found?.id ?? null;
  };
  return { newer: await next(true), older: await next(false) };
}
