import { and, eq, exists, gt, gte, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { cache } from "react";
import type { Database } from "@/db/client/database";
import { duplicatesOf } from "@/db/queries/duplicates";
import { isParked } from "@/db/queries/outbox";
import { isSame, mayBeDebited, other } from "@/db/queries/same-customer";
import { literal } from "@/db/schema/columns";
import { leads } from "@/db/schema/leads";
import { outbox } from "@/db/schema/outbox";
import { submissions } from "@/db/schema/submissions";
import { followUpHours } from "@/lib/dates/working-days";
import { query } from "@/server/database";
import { actsSince, isAlarm, problems, reasonOf, recent, submissionOf } from "./problems";
import {
  type FoundTodo,
  maxTodos,
  mergeTodos,
  type OwnReason,
  type Todo,
  type TodoReason,
  todoReasons,
} from "./rules";

/** What needs a person, read once for a page and its contents. */
export const todosOfPage = cache((): Promise<Todo[]> => query((db) => listTodos(db, maxTodos.counted + 1)));

/** What needs a person, at most `limit` for each kind of reason. A problem does until an operator acts on its sign-up, or its payment is confirmed. */
export async function listTodos(db: Database, limit: number): Promise<Todo[]> {
  const found: FoundTodo[] = [];
  for (const find of [problemTodos, alarmTodos, ...Object.values(ownTodos)])
    found.push(...(await find(db, limit)));
  return mergeTodos(found);
}

type FindTodos = (db: Database, limit: number) => Promise<FoundTodo[]>;

/** What is found for each reason that is no alarm. Payments that failed are found with the alarms about payments. */
const ownTodos: Record<Exclude<OwnReason, "failed">, FindTodos> = {
  parked: parkedTodos,
  late: (db, limit) => contactTodos(db, { isLate: true }, limit),
  duplicate: duplicateTodos,
  contact: (db, limit) => contactTodos(db, { isLate: false }, limit),
  lead: leadTodos,
};

const { id, businessName, planPrice: price, currency, owner } = submissions;
const signUp = { id, businessName, price, currency, owner };
const aboutSignUp = { lead: null };
const aboutNothing = { lead: null, signUp: null };

const order = sql.raw(`array[${todoReasons.map(literal).join(", ")}]::text[]`);

/** The most urgent problem of each sign-up. */
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
  const promised = sql`make_interval(hours => ${followUpHours})`;
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

/** Possible duplicates. One is listed until an operator acts on it, or until one of the two sign-ups has no debit to come. */
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

/** Of two possible duplicates that may both be debited, true for the one that was found later. */
function isOpenDuplicate(db: Database) {
  const found = (of: typeof submissions | typeof other) => sql`(${of.possibleDuplicateAt}, ${of.id})`;
  const isEarlier = or(isNull(other.possibleDuplicateAt), lt(found(other), found(submissions)));
  const alike = db
    .select({ id: other.id })
    .from(other)
    .where(and(isSame, mayBeDebited(other), isEarlier));
  return and(isNull(submissions.erasedAt), mayBeDebited(submissions), exists(alike));
}

/** Leads that were not answered, the oldest first. */
async function leadTodos(db: Database, limit: number): Promise<FoundTodo[]> {
  const { id, name, kind, isSuspect, owner, sentAt } = leads;
  const rows = await db
    .select({ at: sentAt, lead: { id, name, kind, isSuspect, owner } })
    .from(leads)
    .where(eq(leads.stage, "new"))
    .orderBy(sentAt)
    .limit(limit);
  return rows.map((row) => ({ ...row, reason: "lead", count: 1, signUp: null }));
}

/** Alarms without a sign-up, the last one of each reason. Parked events of the feed are found as parked work. */
async function alarmTodos(db: Database): Promise<FoundTodo[]> {
  const at = sql`max(${outbox.createdAt})`;
  const alarms = await db
    .select({ reason: reasonOf, at: at.mapWith(outbox.createdAt) })
    .from(outbox)
    .where(and(isAlarm, isNull(submissionOf), ne(reasonOf, "feed_parked")))
    .groupBy(reasonOf)
    // It is sent every day as long as it is so.
    .having(sql`${reasonOf} <> 'provider_unauthorised' or ${at} > now() - interval '2 days'`)
    .orderBy(sql`${at} desc`);
  return alarms.map((alarm) => ({ ...alarm, ...aboutNothing, count: 1 }));
}

async function parkedTodos(db: Database): Promise<FoundTodo[]> {
  const [parked] = await db
    .select({ count: sql<number>`count(*)::int`, at: sql`min(${outbox.deadAt})`.mapWith(outbox.deadAt) })
    .from(outbox)
    .where(isParked);
  return parked?.count ? [{ ...aboutNothing, reason: "parked", at: parked.at, count: parked.count }] : [];
}
