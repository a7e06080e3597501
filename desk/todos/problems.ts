import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { outbox } from "@/db/schema/outbox";
import { paymentMoves } from "@/db/schema/payments";
import { submissions } from "@/db/schema/submissions";
import { auditEntries } from "@/desk/auth/audit/tables";
import { type TodoReason, todoDays } from "./rules";

/** The time since which the desk lists what needs a person. */
export const recent = sql`now() - make_interval(days => ${todoDays})`;
export const submissionOf = sql`(${outbox.payload}->>'submissionId')`;
export const reasonOf = sql<TodoReason>`${outbox.payload}->>'reason'`;

/** Mails that tell the firm of a problem. */
export const isAlarm = and(eq(outbox.kind, "firm_alarm"), gt(outbox.createdAt, recent));

const detailOf = sql`${outbox.payload}->>'detail'`;
const isOver = sql`${outbox.payload} ? 'isOver'`;

/** What happened to payments, by the firm's alarms and by failures without one. `isOpen`: nobody has acted on the sign-up since. */
export function problems(db: Database) {
  const alarms = db
    .select({
      of: sql<string>`${submissionOf}`.as("of"),
      reason: reasonOf.as("reason"),
      detail: sql<string | null>`${detailOf}`.as("detail"),
      at: outbox.createdAt,
    })
    .from(outbox)
    .where(and(isAlarm, isNotNull(submissionOf), not(isOver)));
  const failed = db
    .select({
      of: sql<string>`${submissions.id}::text`,
      reason: sql<TodoReason>`'failed'`,
      detail: sql<string | null>`null::text`,
      at: submissions.updatedAt,
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.paymentStatus, "failed"),
        gt(submissions.updatedAt, recent),
        notExists(failureAlarm(db)),
      ),
    );
  const happened = alarms.unionAll(failed).as("happened");
  const isSettled = or(
    exists(actsSince(db, happened.of, happened.at)),
    exists(confirmedSince(db, happened.of, happened.at)),
    exists(overSince(db, happened)),
  );
  return db
    .select({
      of: happened.of,
      reason: happened.reason,
      at: happened.at,
      isOpen: sql<boolean>`not (${isSettled})`.as("is_open"),
    })
    .from(happened);
}

/** The open problems of a sign-up, the newest first. */
export function openProblemsOf(db: Database, id: string) {
  const known = problems(db).as("known");
  return db
    .select({ reason: known.reason, at: sql`${known.at}`.mapWith(submissions.createdAt) })
    .from(known)
    .where(and(eq(known.of, id), sql`${known.isOpen}`))
    .orderBy(desc(known.at));
}

/** Any act but looking. An erasure is about a person, by the id of a sign-up. */
export function actsSince(db: Database, of: SQL | SQL.Aliased<string>, at: unknown) {
  const { act, subject, subjectId } = auditEntries;
  return db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(subjectId, of),
        inArray(subject, ["sign_up", "person"]),
        sql`${act} not in ('viewed', 'searched', 'exported')`,
        sql`${auditEntries.at} >= ${at}`,
      ),
    );
}

/** The alarm about the same failure, which says more than the status. */
function failureAlarm(db: Database) {
  return db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isAlarm,
        eq(submissionOf, sql`${submissions.id}::text`),
        inArray(reasonOf, ["debit_ended", "setup_failed", "wrong_scheme"]),
        sql`${outbox.payload}->>'detail' = 'failed'`,
      ),
    );
}

/** Good news of the provider about the same resource; a reinstated mandate replaces the problem that it had ended. */
function overSince(
  db: Database,
  happened: Record<"of" | "reason" | "detail", SQL.Aliased<unknown>> & { at: unknown },
) {
  const later = alias(outbox, "later");
  const { kind, createdAt, payload } = later;
  return db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(kind, "firm_alarm"),
        sql`${payload}->>'submissionId' = ${happened.of}`,
        sql`${createdAt} > ${happened.at}`,
        or(
          sql`${payload} ? 'isOver' and ${payload}->>'reason' = ${happened.reason} and ${payload}->>'detail' = ${happened.detail}`,
          sql`${payload}->>'reason' = 'mandate_reinstated' and ${happened.reason} in ('debit_ended', 'mandate_suspended')`,
        ),
      ),
    );
}

function confirmedSince(db: Database, of: SQL | SQL.Aliased<string>, at: unknown) {
  return db
    .select({ id: paymentMoves.id })
    .from(paymentMoves)
    .where(
      and(
        sql`${paymentMoves.submissionId} = ${of}::uuid`,
        eq(paymentMoves.to, "confirmed"),
        sql`${paymentMoves.at} > ${at}`,
      ),
    );
}
