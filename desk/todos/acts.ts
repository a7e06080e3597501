import "server-only";
import { and, desc, eq, gte, isNull, notInArray, sql, TransactionRollbackError } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { lockSubmission } from "@/db/queries/submissions";
import { leads } from "@/db/schema/leads";
import { outbox } from "@/db/schema/outbox";
import { submissions } from "@/db/schema/submissions";
import type { SignedIn } from "@/desk/auth/access";
import { audited } from "@/desk/auth/audit/record";
import type { AuditEntry } from "@/desk/auth/audit/rules";
import { auditEntries, auditValues } from "@/desk/auth/audit/tables";
import { mayOwn } from "@/desk/auth/team";
import { letterKey } from "@/desk/letters/mail";
import { notes } from "@/desk/sign-ups/notes-table";
import { isUuid } from "@/lib/uuid";
import { undoSeconds } from "./kinds";
import { todoMarks } from "./tables";

export type Record = { readonly of: "sign_up" | "lead" | "list"; readonly id: string };

type Mark = {
  readonly kind: string;
  readonly reason: string;
  readonly dueAt: Date | null;
  readonly seen: Date;
};

export type MarkResult =
  | { readonly outcome: "done" | "tried"; readonly mark: number }
  | { readonly outcome: "late"; by: string | null; at: Date };

/**
 * Closes a to-do for a reason, or says when it is due again. `seen`: when the page was read. Late, with who was first, if a
 * colleague did either since. Null for an unknown record.
 */
export function markTodo(by: SignedIn, record: Record, mark: Mark): Promise<MarkResult | null> {
  const { kind, reason, dueAt, seen } = mark;
  const { of, id } = record;
  const act = dueAt ? "todo_tried" : "todo_done";
  return audited(
    by,
    (result) =>
      result && result.outcome !== "late"
        ? { act, subject: of, ...(of !== "list" && { id }), values: { kind, reason, mark: result.mark } }
        : null,
    async (tx) => {
      if (!(await isThere(tx, record))) return null;
      const about = { submissionId: of === "sign_up" ? id : null, leadId: of === "lead" ? id : null };
      const last = await lastMark(tx, record, kind);
      if (last && last.at > seen) return { outcome: "late", by: last.by, at: last.at } as const;
      const values = { ...about, kind, reason, dueAt, outcome: dueAt ? "tried" : "done" } as const;
      const [added] = await tx.insert(todoMarks).values(values).returning({ id: todoMarks.id });
      return { outcome: values.outcome, mark: added?.id ?? 0 } as const;
    },
  );
}

/** Locks the record, so that of two operators one is first. */
async function isThere(tx: Database, { of, id }: Record): Promise<boolean> {
  if (of === "list") return true;
  if (!isUuid(id)) return false;
  if (of === "sign_up") return (await lockSubmission(tx, id))?.erasedAt === null;
  return (await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for("update")).length > 0;
}

/** The last mark of the kind, and who made it. */
async function lastMark(tx: Database, { of, id }: Record, kind: string) {
  const isTheirs =
    of === "sign_up"
      ? eq(todoMarks.submissionId, id)
      : of === "lead"
        ? eq(todoMarks.leadId, id)
        : and(isNull(todoMarks.submissionId), isNull(todoMarks.leadId));
  const [last] = await tx
    .select({ at: todoMarks.at, by: auditValues.operator })
    .from(todoMarks)
    .leftJoin(auditValues, sql`${auditValues.values} -> 'mark' = to_jsonb(${todoMarks.id})`)
    .where(and(isTheirs, eq(todoMarks.kind, kind)))
    .orderBy(desc(todoMarks.id))
    .limit(1);
  return last ?? null;
}

type UndoResult = "undone" | "tooLate";

/**
 * Takes back what the operator did last to a record: stage, owner, a to-do that was closed or postponed, a mail that has not left.
 * Too late after `undoSeconds`, or if somebody changed a part of it since: then nothing is.
 */
export function undoLast(by: SignedIn, record: Record): Promise<UndoResult | null> {
  if (!isUuid(record.id)) return Promise.resolve(null);
  return audited(
    by,
    (result) =>
      result === "undone"
        ? ({ act: "undone", subject: record.of, id: record.id } satisfies AuditEntry)
        : null,
    async (tx) => {
      if (!(await isThere(tx, record))) return null;
      const acts = await lastActs(tx, by, record.id);
      if (acts.length === 0) return "tooLate";
      // All of it or nothing: a colleague may have changed a part of it since.
      const whole = tx.transaction(async (step) => {
        for (const act of acts) if (!(await undo(step, record, act))) step.rollback();
      });
      return whole.then(
        () => "undone" as const,
        (error: unknown) => {
          if (error instanceof TransactionRollbackError) return "tooLate" as const;
          throw error;
        },
      );
    },
  );
}

/** What the operator's last press did to the record: its entries have one time. Nothing once it was undone. */
async function lastActs(tx: Database, { operatorId }: SignedIn, id: string) {
  const recent = sql`now() - make_interval(secs => ${undoSeconds + 5})`; // With the way there and back
  const found = await tx
    .select({ at: auditEntries.at, act: auditEntries.act, values: auditValues.values })
    .from(auditEntries)
    .innerJoin(auditValues, eq(auditValues.entryId, auditEntries.id))
    .where(
      and(
        eq(auditEntries.subjectId, id),
        eq(auditEntries.operatorId, operatorId),
        gte(auditEntries.at, recent),
        notInArray(auditEntries.act, ["viewed", "note_added"]),
      ),
    )
    .orderBy(desc(auditEntries.id));
  return found.filter(({ at }) => at.getTime() === found[0]?.at.getTime());
}

type Done = Awaited<ReturnType<typeof lastActs>>[number];

async function undo(tx: Database, { of, id }: Record, { act, values }: Done): Promise<boolean> {
  const { before, after, mark, letter } = values;
  switch (act) {
    case "stage_set":
    case "owner_set": {
      const column = act === "stage_set" ? "stage" : "owner";
      if (column === "owner" && typeof before === "string" && !(await mayOwn(tx, before))) return false;
      const isSame = sql`${of === "lead" ? leads[column] : submissions[column]} is not distinct from ${after}`;
      const set = { [column]: sql`${before}` };
      const changed =
        of === "lead"
          ? await tx
              .update(leads)
              .set(set)
              .where(and(eq(leads.id, id), isSame))
              .returning({ id: leads.id })
          : await tx
              .update(submissions)
              .set(set)
              .where(and(eq(submissions.id, id), isSame))
              .returning({ id: submissions.id });
      return changed.length > 0;
    }
    case "todo_done":
    case "todo_tried":
      return (
        (
          await tx
            .delete(todoMarks)
            .where(eq(todoMarks.id, Number(mark)))
            .returning()
        ).length > 0
      );
    case "letter_sent": {
      const entry = and(eq(outbox.key, letterKey(String(letter))), eq(outbox.attempts, 0));
      const isHeld = (await tx.delete(outbox).where(entry).returning()).length > 0;
      if (isHeld) await tx.delete(notes).where(eq(notes.id, String(letter)));
      return isHeld;
    }
    default:
      return false;
  }
}
