import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";
import { leads } from "../schema/leads";
import { outbox } from "../schema/outbox";
import { paymentEvents } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { isParked, isWaiting } from "./outbox";
import { setUpNow } from "./set-up";

const count = sql<number>`count(*)::int`;

/** Rows by state, and the ages in seconds of the oldest outbox entry and event, 0 if there is none. */
export async function countAll(db: Database) {
  const parked = sql<boolean>`${isParked}`;
  const { receivedAt, processedAt, outcome } = paymentEvents;
  return {
    submissions: await db
      .select({ setUp: setUpNow, lastPayment: submissions.lastPayment, count })
      .from(submissions)
      .groupBy(setUpNow, submissions.lastPayment),
    leads: await db.select({ stage: leads.stage, count }).from(leads).groupBy(leads.stage),
    outbox: await db
      .select({ kind: outbox.kind, parked, count })
      .from(outbox)
      .where(isNull(outbox.doneAt))
      .groupBy(outbox.kind, parked),
    outboxSeconds: await secondsSince(db, outbox, outbox.createdAt, isWaiting),
    eventSeconds: await secondsSince(
      db,
      paymentEvents,
      receivedAt,
      and(isNull(processedAt), isNull(outcome)),
    ),
  };
}

/** Seconds since the oldest `time` among such rows; 0 if there is none. */
async function secondsSince(db: Database, table: PgTable, time: PgColumn, which: SQL | undefined) {
  const seconds = sql<number>`coalesce(extract(epoch from now() - min(${time})), 0)::float8`;
  const [oldest] = await db.select({ seconds }).from(table).where(which);
  return oldest?.seconds ?? 0;
}
