import { and, eq, gte, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { literal } from "@/db/schema/columns";
import { signUpTimes } from "@/db/schema/sign-up-times";
import { submissions } from "@/db/schema/submissions";
import { type Currency, defaultMarket, type MarketCode, market, markets } from "@/lib/markets";
import { type PaymentStatus, paymentStatuses } from "@/lib/payments/states";
import { bucketsPerPowerOfTen, type CountedThing, countedThings, type TimedStep } from "./counted";

const zone = sql.raw(literal(market(defaultMarket).timeZone));
const { startedAt, rolloverAt, businessAt, contactAt, reviewAt, submittedAt } = signUpTimes;

/** In the firm's time zone. */
export const local = sql`(${startedAt} at time zone ${zone})`;
export const startOf = (day: SQL) => sql`(${day}::date::timestamp at time zone ${zone})`;

/** The market of the order, since a draft can have moved to another one that was not submitted. */
const orderMarket = sql<MarketCode>`case ${submissions.currency} ${sql.raw(
  markets.map(({ currency, code }) => `when ${literal(currency)} then ${literal(code)}`).join(" "),
)} else ${signUpTimes.market} end`;

const reached = (...times: readonly SQL[]) => sql`coalesce(${sql.join([...times], sql`, `)}) is not null`;
const times = [rolloverAt, businessAt, contactAt, reviewAt, submittedAt].map((column) => sql`${column}`);

const isIn = (status: PaymentStatus) => eq(submissions.paymentStatus, status);

/** What a sign-up counts as: one or more of these. `confirmed`: at some time, so that one that ended later did not stop before. */
const holds: Record<CountedThing, SQL | undefined> = {
  started: sql`true`,
  rollover: reached(...times),
  business: reached(...times.slice(1)),
  contact: reached(...times.slice(2)),
  review: reached(...times.slice(3)),
  submitted: reached(...times.slice(4)),
  ...(Object.fromEntries(paymentStatuses.map((status) => [status, isIn(status)])) as Record<
    PaymentStatus,
    SQL
  >),
  confirmed: or(isNotNull(submissions.confirmedAt), isIn("confirmed")),
};

const spans = sql`(values ('plan', ${rolloverAt} - ${startedAt}), ('rollover', ${businessAt} - ${rolloverAt}),
  ('business', ${contactAt} - ${businessAt}), ('contact', ${reviewAt} - ${contactAt}),
  ('review', ${submittedAt} - ${reviewAt}), ('submitted', ${submissions.confirmedAt} - ${submittedAt}),
  ('whole', ${submittedAt} - ${startedAt})) as span (step, took)`;

const bucket = sql<number>`floor(${sql.raw(String(bucketsPerPowerOfTen))} * log(greatest(extract(epoch from span.took)::float8, 1)))::int`;

type Range = { readonly from: SQL; readonly to: SQL };

/** Counts of the sign-ups that were started in the range, by `slot`. */
export function countsIn(db: Database, { from, to }: Range, slot: SQL) {
  const orders = sql`case orders.market ${sql.raw(
    markets.map(({ currency, code }) => `when ${literal(code)} then ${literal(currency)}`).join(" "),
  )} end`;
  const tallies = Object.fromEntries(
    countedThings.map((what) => [
      what,
      sql<number>`(count(*) filter (where ${holds[what]}))::int`.as(`n_${what}`),
    ]),
  ) as Record<CountedThing, SQL.Aliased<number>>;
  const each = db
    .select({
      slot: sql<string>`${slot}`.as("slot"),
      market: sql<MarketCode>`${orderMarket}`.as("market"),
      revenue: sql`coalesce(sum(${submissions.planPrice}) filter (where ${isIn("confirmed")}), 0)`.as(
        "revenue",
      ),
      ...tallies,
    })
    .from(signUpTimes)
    .leftJoin(submissions, eq(submissions.draftId, signUpTimes.draftId))
    .where(and(gte(startedAt, from), lt(startedAt, to)))
    .groupBy(sql`1, 2`)
    .as("orders");
  const rows = countedThings.map((what) => sql`(${sql.raw(literal(what))}, ${sql.raw(`orders.n_${what}`)})`);
  return db
    .select({
      day: sql<string>`${each.slot}`.as("day"),
      market: each.market,
      what: sql<CountedThing>`thing.name`.as("what"),
      currency: sql<Currency>`${orders}`.as("currency"),
      count: sql<number>`thing.n`.as("count"),
      sum: sql`(case thing.name when 'confirmed' then ${each.revenue} else 0 end * 100)::bigint`
        .mapWith(Number)
        .as("sum_minor"),
    })
    .from(each)
    .crossJoinLateral(sql`(values ${sql.join(rows, sql`, `)}) as thing (name, n)`)
    .where(sql`thing.n > 0`);
}

export function timesIn(db: Database, { from, to }: Range, slot: SQL) {
  return db
    .select({
      day: sql<string>`${slot}`.as("day"),
      market: sql<MarketCode>`${orderMarket}`.as("market"),
      step: sql<TimedStep>`span.step`.as("step"),
      bucket: bucket.as("bucket"),
      count: sql<number>`count(*)::int`.as("count"),
    })
    .from(signUpTimes)
    .leftJoin(submissions, eq(submissions.draftId, signUpTimes.draftId))
    .crossJoinLateral(spans)
    .where(and(gte(startedAt, from), lt(startedAt, to), sql`span.took > interval '0'`))
    .groupBy(sql`1, 2, 3, 4`);
}
