import { randomUUID } from "node:crypto";
import { and, eq, exists, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { claimed, dueRows, finished, isDue, isWaiting, postponed } from "@/db/queries/leased";
import { maxWaitSeconds, type PauseReason } from "./rules";
import { feedDeliveries, feedEndpoints, feedEvents } from "./tables";

const { endpointId } = feedDeliveries;

/** Held for longer than an attempt takes, so that no other instance claims the delivery meanwhile. */
const lease = { max: 4, leaseSeconds: 60, maxWaitSeconds };

const isOpen = and(isNull(feedEndpoints.removedAt), isNull(feedEndpoints.pausedAt));

/** The endpoints with deliveries to attempt now. */
export async function endpointsWithDue(db: Database): Promise<string[]> {
  const due = db
    .select({ id: feedDeliveries.id })
    .from(feedDeliveries)
    .where(and(eq(endpointId, feedEndpoints.id), isDue(feedDeliveries, lease)))
    .limit(1);
  const found = await db
    .select({ id: feedEndpoints.id })
    .from(feedEndpoints)
    .where(and(isOpen, exists(due)));
  return found.map(({ id }) => id);
}

export type Dispatch = {
  readonly id: string;
  readonly attempts: number;
  readonly eventId: string;
  readonly body: string;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  /** Null once the overlap of a rotation is over. */
  readonly previousSecret: string | null;
};

/** Claims due deliveries of an endpoint. */
export async function takeDeliveries(db: Database, endpoint: string): Promise<Dispatch[]> {
  const due = dueRows(db, feedDeliveries, eq(endpointId, endpoint), lease);
  const { previousSecret, previousUntil } = feedEndpoints;
  return db
    .update(feedDeliveries)
    .set({ ...claimed(feedDeliveries, lease), lastAttemptAt: sql`now()` })
    .from(feedEndpoints)
    .innerJoin(feedEvents, sql`true`) // The condition stands below: a join cannot name the updated table
    .where(
      and(
        inArray(feedDeliveries.id, due),
        eq(feedEndpoints.id, endpointId),
        eq(feedEvents.id, feedDeliveries.eventId),
        isOpen,
      ),
    )
    .returning({
      id: feedDeliveries.id,
      attempts: feedDeliveries.attempts,
      eventId: feedEvents.id,
      body: feedEvents.body,
      endpointId: feedEndpoints.id,
      url: feedEndpoints.url,
      secret: feedEndpoints.secret,
      previousSecret: sql<string | null>`case when ${previousUntil} > now() then ${previousSecret} end`,
    });
}

export type Answer = { status: number | null; milliseconds: number; error: string | null };

/** The endpoint first, as an act of an operator does: another order could deadlock. */
export async function recordDelivered(tx: Database, { id, endpointId: endpoint }: Dispatch, answer: Answer) {
  await tx
    .update(feedEndpoints)
    .set({ failingSince: null, lastDeliveredAt: sql`now()` })
    .where(eq(feedEndpoints.id, endpoint));
  await tx
    .update(feedDeliveries)
    .set({ ...answer, ...finished })
    .where(eq(feedDeliveries.id, id));
}

/**
 * Records a failed attempt; returns false if the delivery was done or restarted meanwhile. `seconds`: until the next attempt;
 * null gives the delivery up.
 */
export async function recordFailed(
  tx: Database,
  { id, endpointId: endpoint, attempts }: Dispatch,
  answer: Answer,
  seconds: number | null,
): Promise<boolean> {
  await tx
    .update(feedEndpoints)
    .set({ failingSince: sql`now()` })
    .where(and(eq(feedEndpoints.id, endpoint), isNull(feedEndpoints.failingSince)));
  const [waiting] = await tx
    .update(feedDeliveries)
    .set({ ...answer, ...postponed(feedDeliveries, attempts, seconds) })
    .where(and(eq(feedDeliveries.id, id), isWaiting(feedDeliveries)))
    .returning({ attempts: feedDeliveries.attempts });
  return waiting?.attempts === attempts;
}

/** Whether nothing has gone through to the endpoint for that long. */
export async function hasFailedFor(tx: Database, endpoint: string, days: number): Promise<boolean> {
  const long = sql`${feedEndpoints.failingSince} < now() - make_interval(days => ${days})`;
  return (await tx.$count(feedEndpoints, and(eq(feedEndpoints.id, endpoint), long))) > 0;
}

/** Pauses an active endpoint, whose deliveries then wait; returns its new revision, null if it was not active. */
export async function pauseEndpoint(tx: Database, id: string, reason: PauseReason): Promise<string | null> {
  const [paused] = await tx
    .update(feedEndpoints)
    .set({ pausedAt: sql`now()`, pausedReason: reason, revision: randomUUID() })
    .where(and(eq(feedEndpoints.id, id), isOpen))
    .returning({ revision: feedEndpoints.revision });
  return paused?.revision ?? null;
}
