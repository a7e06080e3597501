import { and, isNotNull, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { feedDeliveries, feedEndpoints } from "@/desk/feed/tables";
import type { Database } from "../client/database";
import { leads } from "../schema/leads";
import { outbox } from "../schema/outbox";
import { paymentEvents } from "../schema/payments";
import { submissions } from "../schema/submissions";

const count = sql<number>`count(*)::int`;

/** Rows by state, and the ages in seconds of the oldest outbox entry and event, 0 if there is none. */
export async function countAll(db: Database) {
  const parked = sql<boolean>`${outbox.deadAt} is not null`;
  const [waiting] = await db
    .select({ seconds: secondsSince(outbox.createdAt) })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNull(outbox.deadAt)));
  const [event] = await db
    .select({ seconds: secondsSince(paymentEvents.receivedAt) })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), isNull(paymentEvents.outcome)));
  const givenUp = sql<boolean>`${feedDeliveries.deadAt} is not null`;
  const isWaiting = and(isNull(feedDeliveries.doneAt), isNull(feedDeliveries.deadAt));
  const [delivery] = await db
    .select({ seconds: secondsSince(feedDeliveries.createdAt) })
    .from(feedDeliveries)
    .where(isWaiting);
  return {
    feed: await db
      .select({ givenUp, count })
      .from(feedDeliveries)
      .where(isNull(feedDeliveries.doneAt))
      .groupBy(givenUp),
    feedPaused: await db.$count(
      feedEndpoints,
      and(isNull(feedEndpoints.removedAt), isNotNull(feedEndpoints.pausedAt)),
    ),
    feedSeconds: delivery?.seconds ?? 0,
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

function secondsSince(oldest: AnyPgColumn) {
  return sql<number>`coalesce(extract(epoch from now() - min(${oldest})), 0)::float8`;
}
