import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { findLead } from "@/db/queries/leads";
import { leads } from "@/db/schema/leads";
import { type LastAct, lastAct } from "@/desk/audit/queries";
import { audited } from "@/desk/audit/record";
import type { AuditEntry } from "@/desk/audit/rules";
import type { SignedIn } from "@/desk/auth/access";
import { addNote, notesAbout } from "@/desk/sign-ups/notes";
import { isLongerThan, tidyLines } from "@/lib/sign-up/rules/text";
import { maxNoteLength } from "@/lib/sign-up/stages";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { isLeadStage, type LeadField, leadActs } from "./address";

/**
 * A lead with its notes, the operators who may own it, and an id for the next note; null for an unknown id. `last`: who changed the
 * field of a stale act.
 */
export async function leadPage(id: string, stale: LeadField | null = null) {
  if (!isUuid(id)) return null;
  const lead = await query((db) => findLead(db, id));
  if (!lead) return null;
  const operators = settings().operators.map(({ email }) => email);
  return {
    lead,
    notes: await query((db) => notesAbout(db, { leadId: id })),
    last: stale && (await query((db) => lastAct(db, id, [leadActs[stale]]))),
    owners: [...new Set([...operators, ...(lead.owner === null ? [] : [lead.owner])])],
    nextNote: randomUUID(),
  };
}

export type LeadPageData = NonNullable<Awaited<ReturnType<typeof leadPage>>>;

type Asked = { id: string; seen: string; wanted: string };
export type LeadResult =
  | { outcome: "done" | "unknown" | "blank" | "long" }
  | Extract<LeadChange, { outcome: "stale" }>;

const unknown = { outcome: "unknown" } as const;

export async function setLeadStage(by: SignedIn, { id, seen, wanted }: Asked): Promise<LeadResult> {
  if (!isUuid(id) || !isLeadStage(seen) || !isLeadStage(wanted)) return unknown;
  return audited(by, entryOf, (tx) => change(tx, "stage", { id, seen, wanted }));
}

export async function setLeadOwner(by: SignedIn, { id, seen, wanted }: Asked): Promise<LeadResult> {
  const isKnown = wanted === "" || settings().operators.some(({ email }) => email === wanted);
  if (!isUuid(id) || !isKnown) return unknown;
  const asked = { id, seen: seen || null, wanted: wanted || null };
  return audited(by, entryOf, (tx) => change(tx, "owner", asked));
}

export async function addLeadNote(
  by: SignedIn,
  { id, noteId, text }: { id: string; noteId: string; text: string },
): Promise<LeadResult> {
  const note = tidyLines(text);
  if (!isUuid(id) || !isUuid(noteId) || !(await query((db) => findLead(db, id)))) return unknown;
  if (note === "") return { outcome: "blank" };
  if (isLongerThan(note, maxNoteLength)) return { outcome: "long" };
  await audited(
    by,
    (isNew) => (isNew ? { act: "note_added", subject: "lead", id, values: { note: noteId } } : null),
    (tx) => addNote(tx, { id: noteId, leadId: id, author: by.email, text: note }),
  );
  return { outcome: "done" };
}

/**
 * `changed`: null if it had the value already. `stale`: it has neither the value that was seen nor the wanted one; `last` is the act
 * that set it.
 */
type LeadChange =
  | { outcome: "done"; changed: AuditEntry | null }
  | { outcome: "stale"; last: LastAct | null }
  | { outcome: "unknown" };

const entryOf = (result: LeadChange) => (result.outcome === "done" ? result.changed : null);

async function change(
  tx: Database,
  field: LeadField,
  { id, seen, wanted }: Record<"seen" | "wanted", string | null> & { id: string },
): Promise<LeadChange> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
  if (!lead) return { outcome: "unknown" };
  const act = leadActs[field];
  const before = lead[field];
  if (before === wanted) return { outcome: "done", changed: null };
  if (before !== seen) return { outcome: "stale", last: await lastAct(tx, id, [act]) };
  await tx
    .update(leads)
    .set({ [field]: wanted })
    .where(eq(leads.id, id));
  return {
    outcome: "done",
    changed: { act, subject: "lead", id, fields: [field], values: { before, after: wanted } },
  };
}
