import { randomUUID } from "node:crypto";
import { findLead } from "@/db/queries/leads";
import { auditedActs } from "@/desk/auth/audit/queries";
import { ownersAmong, team } from "@/desk/auth/team";
import { notesAbout } from "@/desk/sign-ups/notes";
import { stageAndOwnerActs } from "@/desk/stage-and-owner/save";
import { findTodos } from "@/desk/todos/find";
import { readTodoRows } from "@/desk/todos/rows";
import { isUuid } from "@/lib/uuid";
import { query } from "@/server/database";

/** A lead with its notes, who changed its stage and owner, and an id for the next note; null for an unknown id. */
export async function leadPage(id: string, now = new Date()) {
  if (!isUuid(id)) return null;
  const lead = await query((db) => findLead(db, id));
  if (!lead) return null;
  return {
    lead,
    notes: await query((db) => notesAbout(db, { leadId: id })),
    changes: await query((db) => auditedActs(db, id, stageAndOwnerActs)),
    operators: ownersAmong(await team()),
    nextNote: randomUUID(),
    todo: (await query(async (db) => readTodoRows(db, await findTodos(db, now, { lead: id }))))[0] ?? null,
    now,
  };
}

export type LeadPageData = NonNullable<Awaited<ReturnType<typeof leadPage>>>;
