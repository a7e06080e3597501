import { and, count, gte, lt, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "@/db/client/database";
import { setUpNow } from "@/db/queries/set-up";
import { signUpTimes } from "@/db/schema/sign-up-times";
import { submissions } from "@/db/schema/submissions";
import { operatorNamed } from "@/desk/auth/operator-keys";
import { ownersAmong, team } from "@/desk/auth/team";
import { todosOfPage } from "@/desk/todos/find";
import { groupsOf, whose } from "@/desk/todos/group";
import { todoKinds } from "@/desk/todos/kinds";
import { readTodoRows } from "@/desk/todos/rows";
import { addDays, dateIn, type IsoDate, startOf } from "@/lib/dates";
import { defaultEdition } from "@/lib/markets/editions";
import { readQuery } from "@/lib/routing/query";
import { wizardSteps } from "@/lib/sign-up/steps";
import { query } from "@/server/database";

/** Days of the overview, today included. */
export const overviewDays = 30;

const { timeZone } = defaultEdition;

/** The parameters of Today's address. */
const parameters = {
  whose: z._default(z.enum(whose), "all"),
  kind: z.enum(todoKinds),
  late: z._default(
    z.pipe(
      z.literal("yes"),
      z.transform(() => true),
    ),
    false,
  ),
  from: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 0),
};

/** Rows of Today at once. */
const maxRows = 50;

/** What needs a person, as the address chooses it, and the figures of the last 30 days. */
export async function todayPage(me: string, sent: Readonly<Record<string, unknown>>) {
  const now = new Date();
  const chosenBy = readQuery(parameters, sent);
  const groups = await todosOfPage();
  const chosen = groupsOf(groups, chosenBy, { me, now });
  const shown = chosen.slice(chosenBy.from, chosenBy.from + maxRows);
  const rows = await query((db) => readTodoRows(db, shown));
  const { message, undo, of, at, by } = sent;
  const figures = await figuresUntil(now);
  return {
    now,
    me,
    groups,
    chosen,
    rows,
    mayOwn: ownersAmong(await team()),
    shown: maxRows,
    query: chosenBy,
    figures,
    message: { message, undo, of, at, by: await operatorNamed(by) },
  };
}

export type TodayData = Awaited<ReturnType<typeof todayPage>>;

/** The figures of the last 30 days. */
export async function figuresUntil(now: Date) {
  const last = dateIn(timeZone, now);
  const first = addDays(last, 1 - overviewDays);
  const [days, confirmed, debits] = await Promise.all([
    query((db) => startedOn(db, { first, last })),
    query((db) => confirmedSince(db, startOf(first, timeZone))),
    query((db) => debitsSince(db, startOf(first, timeZone))),
  ]);
  return {
    first,
    debits,
    funnel: funnelOf(days),
    days: days.map(({ day, plan }): Day => ({ day, starts: plan })),
    confirmed,
  };
}

export type FiguresData = Awaited<ReturnType<typeof figuresUntil>>;

/** A day of the firm's time zone, and how many sign-ups were started on it. */
export type Day = { readonly day: IsoDate; readonly starts: number };

const funnelSteps = [...wizardSteps, "submitted"] as const;
type FunnelStep = (typeof funnelSteps)[number];

/** How many of those who started reached a step, and did not go on so far; null for the last step. */
export type FunnelRow = {
  readonly step: FunnelStep;
  readonly reached: number;
  readonly stopped: number | null;
};

function funnelOf(days: readonly Record<FunnelStep, number>[]): FunnelRow[] {
  const reachedBy = funnelSteps.map((step) => days.reduce((sum, day) => sum + day[step], 0));
  return funnelSteps.map((step, index) => {
    const [reached = 0, next] = reachedBy.slice(index);
    return { step, reached, stopped: next === undefined ? null : reached - next };
  });
}

const timeOf = {
  plan: signUpTimes.startedAt,
  rollover: signUpTimes.rolloverAt,
  business: signUpTimes.businessAt,
  contact: signUpTimes.contactAt,
  review: signUpTimes.reviewAt,
  submitted: signUpTimes.submittedAt,
};

/** How many reached the step: also those of whom only a later one has a time. */
function reached(step: FunnelStep) {
  const times = funnelSteps.slice(funnelSteps.indexOf(step)).map((later) => sql`${timeOf[later]}`);
  return sql<number>`count(coalesce(${sql.join(times, sql`, `)}))::int`;
}

/** For each day: how many sign-ups that were started on it have reached each step. From an index alone. */
export function startedOn(db: Database, { first, last }: { first: IsoDate; last: IsoDate }) {
  // By whole numbers, of which the planner knows how many there are: of times it expects a thousand, and compiles the query.
  const days = sql`(select ${first}::date + n as day from generate_series(0, ${last}::date - ${first}::date) as n) as days`;
  const { startedAt } = signUpTimes;
  const counts = db
    .select({
      plan: reached("plan").as("plan"),
      rollover: reached("rollover").as("rollover"),
      business: reached("business").as("business"),
      contact: reached("contact").as("contact"),
      review: reached("review").as("review"),
      submitted: reached("submitted").as("submitted"),
    })
    .from(signUpTimes)
    .where(
      and(
        gte(startedAt, sql`day::timestamp at time zone ${timeZone}`),
        lt(startedAt, sql`(day + 1)::timestamp at time zone ${timeZone}`),
      ),
    )
    .as("counts");
  return db
    .select({
      day: sql<IsoDate>`day::text`,
      plan: counts.plan,
      rollover: counts.rollover,
      business: counts.business,
      contact: counts.contact,
      review: counts.review,
      submitted: counts.submitted,
    })
    .from(days)
    .crossJoinLateral(counts)
    .orderBy(sql`day`);
}

/** What became of the debits of those who submitted since, by both states. From an index alone. */
export function debitsSince(db: Database, from: Date) {
  const { lastPayment, createdAt } = submissions;
  return db
    .select({ setUp: setUpNow, lastPayment, count: count() })
    .from(submissions)
    .where(gte(createdAt, from))
    .groupBy(setUpNow, lastPayment);
}

/** By currency: how many sign-ups were confirmed for the first time, and the monthly prices of those that are still. From an index alone. */
export function confirmedSince(db: Database, from: Date) {
  const { currency, planPrice, paymentStatus, firstConfirmedAt } = submissions;
  return db
    .select({
      currency,
      count: count(),
      revenue: sql`coalesce(sum(${planPrice}) filter (where ${paymentStatus} = 'confirmed'), 0)`.mapWith(
        planPrice,
      ),
    })
    .from(submissions)
    .where(gte(firstConfirmedAt, from))
    .groupBy(currency)
    .orderBy(currency);
}
