import { and, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { outbox } from "@/db/schema/outbox";
import { auditEntries } from "@/desk/audit/tables";
import { type TodoReason, todoDays } from "./rules";

/** Of what the desk shows as needing a person. */
export const recent = sql`now() - make_interval(days => ${todoDays})`;
export const submissionOf = sql`(${outbox.payload}->>'submissionId')`;
export const reasonOf = sql<TodoReason>`${outbox.payload}->>'reason'`;

/** Mails to the firm of something that needs it. */
export const isAlarm = and(eq(outbox.kind, "firm_alarm"), gt(outbox.createdAt, recent));

export const detailOf = sql`${outbox.payload}->>'detail'`;
export const isOver = sql`${outbox.payload} ? 'isOver'`;

/** Any act but looking. An erasure is about a person, by the id of a sign-up. */
export function actsSince(
  db: Database,
  of: SQL | SQL.Aliased<string>,
  at: unknown,
  on: "sign_up" | "endpoint" = "sign_up",
) {
  const { act, subject, subjectId } = auditEntries;
  return db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(subjectId, of),
        inArray(subject, on === "sign_up" ? ["sign_up", "person"] : [on]),
        sql`${act} not in ('viewed', 'searched', 'exported')`,
        sql`${auditEntries.at} >= ${at}`,
      ),
    );
}
