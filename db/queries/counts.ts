import { and, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../client/database";
import { leads } from "../schema/leads";
import { outbox } from "../schema/outbox";
import { paymentEvents } from "../schema/payments";
import { submissions } from "../schema/submissions";
import { isWaiting } from "./leased";

const count = sql<number>`count(*)::int`;

/** Rows by state, and the ages in seconds of the oldest outbox entry and event, 0 if there is none. */
export async function countAll(db: Database) {
  const parked = sql<boolean>`${outbox.deadAt} is not null`;
  const [waiting] = await db
    .select({ seconds: secondsSince(outbox.createdAt) })
    .from(outbox)
    .where(isWaiting(outbox));
  const [event] = await db
    .select({ seconds: secondsSince(paymentEvents.receivedAt) })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), isNull(paymentEvents.outcome)));
  return {
    submissions: await db
      .select({ status: submissions.paymentStatus, count })
      .from(submissions)
      .groupBy(submissions.paymentStatus),
    leads: await db.select({ stage: leads.stage, count }).from(leads).groupBy(leads.stage),
    outbox: await db
      .select({ kind: outbox.kind, parked, count })
      .from(outbox)
      .where(isNull(outbox.doneAt))
      .groupBy(outbox.kind, parked),
    outboxSeconds: waiting?.seconds ?? 0,
    eventSeconds: event?.seconds ?? 0,
  };
}

/** How long ago the oldest time was, 0 if there is none. */
export function secondsSince(oldest: AnyPgColumn) {
  return sql<number>`coalesce(extract(epoch from now() - min(${oldest})), 0)::float8`;
}
