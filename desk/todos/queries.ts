import { and, eq, gt, gte, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { duplicatesOf, isOpenDuplicate } from "@/db/queries/duplicates";
import { literal } from "@/db/schema/columns";
import { submissions } from "@/db/schema/submissions";
import { firstContactHours } from "@/desk/sign-ups/one/first-contact";
import { actsSince, recent } from "./alarms";
import { feedTodos, leadTodos, otherTodos } from "./other";
import { problems } from "./problems";
import { mergeTodos, type Todo, type TodoReason, todoReasons } from "./rules";

const order = sql.raw(`array[${todoReasons.map(literal).join(", ")}]::text[]`);

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
