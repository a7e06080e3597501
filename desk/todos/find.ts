import "server-only";
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import { cache } from "react";
import type { Database } from "@/db/client/database";
import { duplicatesOf } from "@/db/queries/duplicates";
import { isParked } from "@/db/queries/outbox";
import { isSame, mayBeDebited, other } from "@/db/queries/same-customer";
import { leads } from "@/db/schema/leads";
import { outbox } from "@/db/schema/outbox";
import { type Submission, submissions } from "@/db/schema/submissions";
import { owed } from "@/desk/indexes";
import type { IsoDate } from "@/lib/dates";
import { maxDuplicates } from "@/lib/duplicates";
import { market, marketOfCountry } from "@/lib/markets";
import { defaultEdition as firm } from "@/lib/markets/editions";
import type { AlarmReason } from "@/lib/payments/alarms";
import { ownCauses } from "@/lib/payments/provider-events";
import { leftAfterMinutes } from "@/lib/payments/states";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { firstPaymentOf } from "@/server/payments/first-payment";
import { type Group, groupTodos, maxOfKind, type Todo } from "./group";
import { dueAt, type TodoKind, todoDays } from "./kinds";
import { todoMarks } from "./tables";

/** What needs a person, read once for a page and its contents. */
export const todosOfPage = cache((): Promise<readonly Group[]> => query((db) => findTodos(db, new Date())));

/** What needs a person, by sign-up or lead, the first due first. */
export async function findTodos(db: Database, now: Date, only: Only = {}): Promise<readonly Group[]> {
  const ofOne = only.signUp ? [...signUpKinds, findDuplicates] : [answers];
  const all = [...signUpKinds, findDuplicates, answers, alarms, parked];
  const kinds = only.signUp || only.lead ? ofOne : all;
  // At once, since each takes its time with a million rows.
  return groupTodos((await Promise.all(kinds.map((find) => find(db, now, only)))).flat());
}

/** One record, or all of them. */
type Only = { readonly signUp?: string; readonly lead?: string };

type Find = (db: Database, now: Date, only: Only) => Promise<Todo[]>;

const { id, owner, erasedAt, serviceCountry, termsAcceptedAt, confirmedAt, firstPaymentOn } = submissions;
const {
  paymentStatus,
  setUp,
  lastPayment,
  sentToBankAt,
  setUpAt,
  lastPaymentAt,
  paymentCause,
  possibleDuplicateAt,
} = submissions;
const facts = { id, owner, serviceCountry, termsAcceptedAt, confirmedAt, firstPaymentOn };
type Facts = Pick<Submission, keyof typeof facts>;

const endedByFirm = sql`${paymentCause} is not distinct from ${ownCauses.cancelledByFirm}`;
const recent = sql`now() - make_interval(days => ${todoDays})`;

/** The kinds that are states of a sign-up: which it has, since when, and whether only of the last days. */
const signUpKinds: readonly Find[] = [
  ofSignUp("contact", confirmedAt, and(eq(paymentStatus, "confirmed"), eq(submissions.stage, "new"))),
  ofSignUp("failed", lastPaymentAt, inArray(lastPayment, [...owed])),
  ofSignUp("ended", setUpAt, and(eq(setUp, "ended"), gt(setUpAt, recent), not(endedByFirm))),
  ofSignUp("refused", setUpAt, and(eq(setUp, "refused"), gt(setUpAt, recent), not(endedByFirm)), hasNoOther),
  ofSignUp(
    "left",
    sentToBankAt,
    and(
      eq(setUp, "sent"),
      gt(sentToBankAt, recent),
      lt(sentToBankAt, sql`now() - make_interval(mins => ${leftAfterMinutes})`),
    ),
    hasNoOther,
  ),
  problems,
];

function ofSignUp(
  kind: TodoKind,
  since: PgColumn,
  which: SQL | undefined,
  butAlso?: (db: Database) => SQL,
): Find {
  return async (db, now, only) => {
    const rows = await db
      .select({
        ...facts,
        since: sql`${since}`.mapWith(submissions.createdAt),
        later: dueLater(kind, id, since),
      })
      .from(submissions)
      .where(
        and(
          which,
          isNull(erasedAt),
          isNotDone(db, { kind, of: id, since }, butAlso?.(db)),
          only.signUp ? eq(id, only.signUp) : undefined,
        ),
      )
      .orderBy(since)
      .limit(maxOfKind);
    return rows.map((row) => signUpTodo(kind, row, now));
  };
}

/** The customer has no other sign-up whose debit is set up. */
function hasNoOther(db: Database) {
  return notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(isSame, eq(other.setUp, "confirmed"))),
  );
}

/** Alarms about a sign-up which its states do not tell. Good news about the same thing ends one, and a debit that is set up since. */
async function problems(db: Database, now: Date, only: Only): Promise<Todo[]> {
  const { createdAt: since } = outbox;
  const rows = await db
    .select({ ...facts, since, reason, later: dueLater(reason, id, since) })
    .from(outbox)
    .innerJoin(submissions, sql`${id} = ${submissionOf}::uuid`)
    .where(
      and(
        isAlarm,
        isNull(erasedAt),
        sql`not (${outbox.payload} ? 'isOver')`,
        inArray(reason, [...problemReasons]),
        or(isNull(confirmedAt), lte(confirmedAt, since)),
        isNotDone(db, { kind: reason, of: id, since }, notExists(goodNewsSince(db))),
        only.signUp ? eq(id, only.signUp) : undefined,
      ),
    )
    .orderBy(since)
    .limit(maxOfKind);
  return rows.map((row) => ({ ...signUpTodo("problem", row, now), reason: row.reason }));
}

/** Possible duplicates that may both be debited, found for the one that is newer. */
export async function findDuplicates(db: Database, now: Date, only: Only): Promise<Todo[]> {
  const which = and(gt(possibleDuplicateAt, recent), mayBeDebited(submissions));
  const todos = await ofSignUp("duplicate", possibleDuplicateAt, which, hasEarlier)(db, now, only);
  const ids = todos.flatMap(({ signUp }) => signUp ?? []);
  const others = ids.length > 0 ? await duplicatesOf(db, ids, maxDuplicates) : null;
  return todos.map((todo) => ({ ...todo, same: others?.get(todo.signUp ?? "") ?? [] }));
}

/** A sign-up of the same customer that was found earlier may be debited too. */
function hasEarlier(db: Database) {
  const found = (of: typeof submissions | typeof other) => sql`(${of.possibleDuplicateAt}, ${of.id})`;
  const isEarlier = or(isNull(other.possibleDuplicateAt), lt(found(other), found(submissions)));
  return exists(
    db
      .select({ id: other.id })
      .from(other)
      .where(and(isSame, mayBeDebited(other), isEarlier)),
  );
}

/** Leads that nobody answered. */
async function answers(db: Database, _now: Date, only: Only): Promise<Todo[]> {
  const { id, owner, sentAt: since, stage } = leads;
  const rows = await db
    .select({ id, owner, since, market: leads.market, later: dueLater("lead", id, since) })
    .from(leads)
    .where(and(eq(stage, "new"), only.lead ? eq(id, only.lead) : undefined))
    .orderBy(since)
    .limit(maxOfKind);
  return rows.map(({ later, market: code, ...row }) => {
    const due = dueAt(
      { kind: "lead", since: row.since, market: market(code), firstPayment: null },
      officeHours(),
    );
    return { ...ofFirm, kind: "lead", lead: row.id, owner: row.owner, since: row.since, due: later ?? due };
  });
}

/** Alarms about no sign-up, the last of each reason. Parked events of the feed are found as parked work. */
async function alarms(db: Database): Promise<Todo[]> {
  const at = sql`max(${outbox.createdAt})`;
  const alarm = { kind: reason, of: null, since: outbox.createdAt };
  const rows = await db
    .select({ reason, since: at.mapWith(outbox.createdAt) })
    .from(outbox)
    .where(and(isAlarm, isNull(submissionOf), ne(reason, "feed_parked"), isNotDone(db, alarm)))
    .groupBy(reason)
    // It is sent every day as long as it is so.
    .having(sql`${reason} <> 'provider_unauthorised' or ${at} > now() - interval '2 days'`);
  return rows.map((row) => ({ ...ofFirm, kind: "alarm", ...row, due: firmDue(row.since) }));
}

/** Outbox entries that were given up, as one. */
async function parked(db: Database): Promise<Todo[]> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      since: sql`min(${outbox.deadAt})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(isParked);
  return row?.count ? [{ ...ofFirm, kind: "parked", ...row, due: firmDue(row.since) }] : [];
}

const ofFirm = { signUp: null, lead: null, owner: null, reason: null, count: 1, same: [] } as const;

function firmDue(since: Date): Date {
  return dueAt({ kind: "alarm", since, market: firm, firstPayment: null }, officeHours());
}

function signUpTodo(kind: TodoKind, row: Facts & { since: Date; later: Date | null }, now: Date): Todo {
  const market = marketOfCountry(row.serviceCountry);
  const firstPayment: IsoDate | null = kind === "duplicate" ? firstPaymentOf(row, now).date : null;
  const due = dueAt({ kind, since: row.since, market, firstPayment }, officeHours());
  return { ...ofFirm, kind, signUp: row.id, owner: row.owner, since: row.since, due: row.later ?? due };
}

const officeHours = () => settings().site.officeHours;

const submissionOf = sql`(${outbox.payload}->>'submissionId')`;
const reason = sql<AlarmReason>`${outbox.payload}->>'reason'`;
const isAlarm = and(eq(outbox.kind, "firm_alarm"), gt(outbox.createdAt, recent));

/** Reasons of alarms that are no state of the set-up or of the last payment. */
const problemReasons = [
  "wrong_scheme",
  "conflicting_subscription",
  "other_submission",
  "provider_refused",
  "stuck",
  "provider_not_found",
  "payment_cancelled",
  "mandate_suspended",
  "mandate_reinstated",
  "subscription_paused",
  "subscription_amended",
  "unpaid_plan_link",
  "contact_refused",
] as const satisfies readonly AlarmReason[];

/** `of`: the id of a sign-up; null for what is about none. */
type Closable = { kind: TodoKind | SQL; of: PgColumn | null; since: unknown };

/** Nobody has closed it since. `butAlso`: compared only for those, since it takes longer and most of a month are closed. */
function isNotDone(db: Database, { kind, of, since }: Closable, butAlso?: SQL) {
  const { id: mark, submissionId, outcome, at } = todoMarks;
  const isDone = exists(
    db
      .select({ mark })
      .from(todoMarks)
      .where(
        and(
          of ? eq(submissionId, of) : isNull(submissionId),
          eq(todoMarks.kind, kind),
          eq(outcome, "done"),
          sql`${at} >= ${since}`,
        ),
      ),
  );
  return butAlso ? sql`case when ${isDone} then false else ${butAlso} end` : not(isDone);
}

/** When one is due again that was tried since it came up; null if it was not. */
function dueLater(kind: TodoKind | SQL, of: PgColumn, since: unknown) {
  const { submissionId, leadId, outcome, at, dueAt } = todoMarks;
  // A select of one table names its columns alone, and `id` would be that of the mark.
  const record = sql`${of.table}.${sql.identifier(of.name)}`;
  return sql<Date | null>`(
    select ${dueAt} from ${todoMarks}
    where ${of === leads.id ? leadId : submissionId} = ${record} and ${todoMarks.kind} = ${kind}
      and ${outcome} = 'tried' and ${at} >= ${since}
    order by ${todoMarks.id} desc limit 1)`.mapWith(todoMarks.dueAt);
}

/** Good news of the provider about the same resource. */
function goodNewsSince(db: Database) {
  const later = alias(outbox, "later");
  const { kind, createdAt, payload } = later;
  const sameDetail = sql`${payload}->>'detail' = ${outbox.payload}->>'detail'`;
  return db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(kind, "firm_alarm"),
        sql`${payload}->>'submissionId' = ${submissionOf}`,
        gt(createdAt, outbox.createdAt),
        or(
          and(sql`${payload} ? 'isOver'`, sql`${payload}->>'reason' = ${reason}`, sameDetail),
          and(sql`${payload}->>'reason' = 'mandate_reinstated'`, sql`${reason} = 'mandate_suspended'`),
        ),
      ),
    );
}
