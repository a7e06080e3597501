import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { type Lead, leads } from "@/db/schema/leads";
import { type LastAct, lastAct } from "@/desk/audit/queries";
import type { AuditEntry } from "@/desk/audit/rules";
import type { LeadList, LeadStage } from "./address";

type Filter = Pick<LeadList, "stage" | "kind" | "market">;

function matches({ stage, kind, market }: Filter) {
  return and(
    stage === null ? undefined : eq(leads.stage, stage),
    kind === null ? undefined : eq(leads.kind, kind),
    market === null ? undefined : eq(leads.market, market),
  );
}

/** Leads, the last sent first: at most `limit` that are older than the lead `olderThan`. */
export function listLeads(
  db: Database,
  filter: Filter,
  { olderThan, limit }: { olderThan: string | null; limit: number },
): Promise<Lead[]> {
  const { sentAt, id } = leads;
  const start = db
    .select({ at: sentAt, of: id })
    .from(leads)
    .where(eq(id, olderThan ?? ""));
  const isOlder = olderThan === null ? undefined : sql`(${sentAt}, ${id}) < ${start}`;
  return db
    .select()
    .from(leads)
    .where(and(matches(filter), isOlder))
    .orderBy(desc(sentAt), desc(id))
    .limit(limit);
}

/** How many leads of the filter have each stage, whatever the filter's own. */
export async function countByStage(db: Database, filter: Filter): Promise<ReadonlyMap<LeadStage, number>> {
  const counted = await db
    .select({ stage: leads.stage, rows: count() })
    .from(leads)
    .where(matches({ ...filter, stage: null }))
    .groupBy(leads.stage);
  return new Map(counted.map(({ stage, rows }) => [stage, rows]));
}

/**
 * `changed`: null if it had the value already. `stale`: it has neither the value that was seen nor the wanted one; `last` is the act
 * that set it.
 */
export type LeadChange =
  | { outcome: "done"; changed: AuditEntry | null }
  | { outcome: "stale"; last: LastAct | null }
  | { outcome: "unknown" };

type Change<Value> = { id: string; seen: Value; wanted: Value };

export function changeStage(tx: Database, asked: Change<LeadStage>): Promise<LeadChange> {
  return change(tx, asked, "stage", "stage_set");
}

export function changeOwner(tx: Database, asked: Change<string | null>): Promise<LeadChange> {
  return change(tx, asked, "owner", "owner_set");
}

async function change(
  tx: Database,
  { id, seen, wanted }: Change<string | null>,
  field: "stage" | "owner",
  act: AuditEntry["act"],
): Promise<LeadChange> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
  if (!lead) return { outcome: "unknown" };
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
