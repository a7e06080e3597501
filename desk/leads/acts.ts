import { randomUUID } from "node:crypto";
import { findLead } from "@/db/queries/leads";
import { lastAct } from "@/desk/audit/queries";
import { audited } from "@/desk/audit/record";
import type { SignedIn } from "@/desk/auth/access";
import { addNote, notesAbout } from "@/desk/sign-ups/notes";
import { pageOf, rowsPerPage } from "@/desk/ui/paging";
import { isLongerThan, tidyLines } from "@/lib/sign-up/rules/text";
import { mostOfNote } from "@/lib/sign-up/stages";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { isLeadStage, type LeadField, type LeadList, leadActs } from "./address";
import { changeOwner, changeStage, countByStage, type LeadChange, listLeads } from "./queries";

export async function leadsPage(list: LeadList) {
  return query(async (db) => ({
    ...pageOf(await listLeads(db, list, { olderThan: list.olderThan, limit: rowsPerPage + 1 })),
    counts: await countByStage(db, list),
  }));
}

export type LeadsShown = Awaited<ReturnType<typeof leadsPage>>;

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

export type LeadShown = NonNullable<Awaited<ReturnType<typeof leadPage>>>;

type Asked = { id: string; seen: string; wanted: string };
export type LeadResult =
  | { outcome: "done" | "unknown" | "blank" | "long" }
  | Extract<LeadChange, { outcome: "stale" }>;

const unknown = { outcome: "unknown" } as const;

export async function setLeadStage(by: SignedIn, { id, seen, wanted }: Asked): Promise<LeadResult> {
  if (!isUuid(id) || !isLeadStage(seen) || !isLeadStage(wanted)) return unknown;
  return audited(by, entryOf, (tx) => changeStage(tx, { id, seen, wanted }));
}

export async function setLeadOwner(by: SignedIn, { id, seen, wanted }: Asked): Promise<LeadResult> {
  const isKnown = wanted === "" || settings().operators.some(({ email }) => email === wanted);
  if (!isUuid(id) || !isKnown) return unknown;
  const asked = { id, seen: seen || null, wanted: wanted || null };
  return audited(by, entryOf, (tx) => changeOwner(tx, asked));
}

const entryOf = (result: LeadChange) => (result.outcome === "done" ? result.changed : null);

export async function addLeadNote(
  by: SignedIn,
  { id, noteId, text }: { id: string; noteId: string; text: string },
): Promise<LeadResult> {
  const note = tidyLines(text);
  if (!isUuid(id) || !isUuid(noteId) || !(await query((db) => findLead(db, id)))) return unknown;
  if (note === "") return { outcome: "blank" };
  if (isLongerThan(note, mostOfNote)) return { outcome: "long" };
  await audited(
    by,
    (isNew) => (isNew ? { act: "note_added", subject: "lead", id, values: { note: noteId } } : null),
    (tx) => addNote(tx, { id: noteId, leadId: id, author: by.email, text: note }),
  );
  return { outcome: "done" };
}
