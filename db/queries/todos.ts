import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { contactHours, type Todo, type TodoReason, todoReasons } from "@/lib/console/todo";
import type { Database } from "../client/database";
import { literal } from "../schema/columns";
import { outbox } from "../schema/outbox";
import { paymentMoves } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { actsSince, isAlarm, reasonOf, recent, submissionOf } from "./alarms";
import { feedTodos, otherTodos } from "./other-todos";

const order = sql.raw(`array[${todoReasons.map(literal).join(", ")}]::text[]`);

/** What happened to payments, by the firm's alarms and by failures without one. `isOpen`: nobody has acted on the sign-up since. */
export function problems(db: Database) {
  const alarms = db
    .select({
      of: sql<string>`${submissionOf}`.as("of"),
      reason: reasonOf.as("reason"),
      at: outbox.createdAt,
    })
    .from(outbox)
    .where(and(isAlarm, isNotNull(submissionOf)));
  const failed = db
    .select({
      of: sql<string>`${submissions.id}::text`,
      reason: sql<TodoReason>`'failed'`,
      at: submissions.updatedAt,
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.paymentStatus, "failed"),
        gt(submissions.updatedAt, recent),
        notExists(alarmOfFailure(db)),
      ),
    );
  const happened = alarms.unionAll(failed).as("happened");
  const isSettled = or(
    exists(actsSince(db, happened.of, happened.at)),
    exists(confirmedSince(db, happened.of, happened.at)),
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

/** Of one sign-up, what is still open, the newest first. */
export function openProblemsOf(db: Database, id: string) {
  const known = problems(db).as("known");
  return db
    .select({ reason: known.reason, at: sql`${known.at}`.mapWith(submissions.createdAt) })
    .from(known)
    .where(and(eq(known.of, id), sql`${known.isOpen}`))
    .orderBy(desc(known.at));
}

/**
 * What needs a person. A problem does until an operator acts on the sign-up after it happened, or its payment is
 * confirmed. One entry for each sign-up, with its most urgent reason.
 */
export async function listTodos(db: Database, limit: number): Promise<Todo[]> {
  const known = problems(db).as("known");
  const open = db
    .select({ of: known.of, reason: known.reason, at: known.at })
    .from(known)
    .where(sql`${known.isOpen}`);
  const due = sql<Date>`${submissions.confirmedAt} + make_interval(hours => ${contactHours})`;
  const late = db
    .select({
      of: sql<string>`${submissions.id}::text`.as("of"),
      reason: sql<TodoReason>`'late'`.as("reason"),
      at: due.as("at"),
    })
    .from(submissions)
    .where(
      and(
        eq(submissions.paymentStatus, "confirmed"),
        eq(submissions.stage, "new"),
        isNull(submissions.erasedAt),
        lt(submissions.confirmedAt, sql`now() - make_interval(hours => ${contactHours})`),
        gt(submissions.confirmedAt, recent),
      ),
    )
    .orderBy(submissions.confirmedAt)
    .limit(limit);
  const all = open.unionAll(db.select().from(late.as("late"))).as("things");
  const urgency = sql`array_position(${order}, ${all.reason})`;
  const first = db
    .selectDistinctOn([all.of], {
      of: all.of,
      reason: all.reason,
      at: all.at,
      urgency: urgency.as("urgency"),
      problems:
        sql<number>`(count(*) filter (where ${all.reason} <> 'late') over (partition by ${all.of}))::int`.as(
          "problems",
        ),
    })
    .from(all)
    .orderBy(all.of, urgency, all.at)
    .as("first");
  const { id, businessName, planPrice, currency, owner } = submissions;
  const rows = await db
    .select({
      reason: first.reason,
      at: sql`${first.at}`.mapWith(submissions.createdAt),
      count: first.problems,
      signUp: { id, businessName, price: planPrice, currency, owner },
    })
    .from(first)
    .innerJoin(submissions, sql`${id} = ${first.of}::uuid`)
    .orderBy(first.urgency, first.at)
    .limit(limit);
  return [
    ...rows.map((row) => ({ ...row, endpoint: null })),
    ...(await feedTodos(db)),
    ...(await otherTodos(db)),
  ];
}

/** The alarm about the same failure, which says more than the status. */
function alarmOfFailure(db: Database) {
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
