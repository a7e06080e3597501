import {
  and,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { firstContactHours } from "@/lib/console/first-contact";
import { mergeTodos, type Todo, type TodoReason, todoReasons } from "@/lib/console/todo";
import type { Database } from "../client/database";
import { literal } from "../schema/columns";
import { outbox } from "../schema/outbox";
import { paymentMoves } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { actsSince, isAlarm, reasonOf, recent, submissionOf } from "./alarms";
import { duplicatesOf, isOpenDuplicate } from "./duplicates";
import { feedTodos, leadTodos, otherTodos } from "./other-todos";

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

/** What needs a person, at most `limit` for each kind of reason. A problem does until an operator acts on its sign-up, or its payment is confirmed. */
export async function listTodos(db: Database, limit: number): Promise<Todo[]> {
  return mergeTodos([
    ...(await problemTodos(db, limit)),
    ...(await contactTodos(db, { isLate: true }, limit)),
    ...(await contactTodos(db, { isLate: false }, limit)),
    ...(await duplicateTodos(db, limit)),
    ...(await leadTodos(db, limit)),
    ...(await feedTodos(db)),
    ...(await otherTodos(db)),
  ]);
}

const { id, businessName, planPrice: price, currency, owner } = submissions;
const signUp = { id, businessName, price, currency, owner };
const aboutSignUp = { lead: null, endpoint: null };

/** Of each sign-up its most urgent problem. */
async function problemTodos(db: Database, limit: number) {
  const known = problems(db).as("known");
  const urgency = sql`array_position(${order}, ${known.reason})`;
  const first = db
    .selectDistinctOn([known.of], {
      of: known.of,
      reason: known.reason,
      at: known.at,
      urgency: urgency.as("urgency"),
      problems: sql<number>`(count(*) over (partition by ${known.of}))::int`.as("problems"),
    })
    .from(known)
    .where(sql`${known.isOpen}`)
    .orderBy(known.of, urgency, known.at)
    .as("first");
  const rows = await db
    .select({
      reason: first.reason,
      at: sql`${first.at}`.mapWith(submissions.createdAt),
      count: first.problems,
      signUp,
    })
    .from(first)
    .innerJoin(submissions, sql`${id} = ${first.of}::uuid`)
    .orderBy(first.urgency, first.at)
    .limit(limit);
  return rows.map((row) => ({ ...row, ...aboutSignUp }));
}

/** First contacts that have not been made, the oldest first. */
async function contactTodos(db: Database, { isLate }: { isLate: boolean }, limit: number) {
  const { confirmedAt, paymentStatus, stage, erasedAt } = submissions;
  const promised = sql`make_interval(hours => ${firstContactHours})`;
  const began = sql`now() - ${promised}`;
  const rows = await db
    .select({ at: sql`${confirmedAt} + ${promised}`.mapWith(submissions.createdAt), signUp })
    .from(submissions)
    .where(
      and(
        eq(paymentStatus, "confirmed"),
        eq(stage, "new"),
        isNull(erasedAt),
        isLate ? lt(confirmedAt, began) : gte(confirmedAt, began),
      ),
    )
    .orderBy(confirmedAt)
    .limit(limit);
  const reason: TodoReason = isLate ? "late" : "contact";
  return rows.map((row) => ({ ...row, ...aboutSignUp, reason, count: 0 }));
}

/** Until an operator acts on the sign-up, or one of the two has no debit to come. */
async function duplicateTodos(db: Database, limit: number) {
  const { possibleDuplicateAt: at } = submissions;
  const rows = await db
    .select({ at: sql`${at}`.mapWith(at), signUp })
    .from(submissions)
    .where(and(gt(at, recent), notExists(actsSince(db, sql`${id}::text`, at)), isOpenDuplicate(db)))
    .orderBy(at)
    .limit(limit);
  const ids = rows.map((row) => row.signUp.id);
  const others = ids.length > 0 ? await duplicatesOf(db, ids, 1) : null;
  return rows.map((row) => ({
    ...aboutSignUp,
    reason: "duplicate" as const,
    at: row.at,
    count: 0,
    signUp: { ...row.signUp, duplicateOf: others?.get(row.signUp.id)?.[0] },
  }));
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
