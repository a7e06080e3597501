import { randomUUID } from "node:crypto";
import { and, eq, exists, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import type { PauseReason } from "./rules";
import { feedDeliveries, feedEndpoints, feedEvents } from "./tables";

const { endpointId, attempts, nextAttemptAt, lockedUntil, doneAt, deadAt } = feedDeliveries;

const undone = and(isNull(doneAt), isNull(deadAt));
const isOpen = and(isNull(feedEndpoints.removedAt), isNull(feedEndpoints.pausedAt));

type Lease = { max: number; leaseSeconds: number };

/** Not waiting for a retry, nor held by another instance. */
const isDue = and(
  undone,
  lte(nextAttemptAt, sql`now()`),
  or(isNull(lockedUntil), lte(lockedUntil, sql`now()`)),
);

/** The endpoints with deliveries to attempt now. */
export async function endpointsWithDue(db: Database): Promise<string[]> {
  const due = db
    .select({ id: feedDeliveries.id })
    .from(feedDeliveries)
    .where(and(eq(endpointId, feedEndpoints.id), isDue))
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

/** Claims due deliveries of an endpoint. Counts the attempt now, in case the process dies. */
export async function takeDeliveries(db: Database, endpoint: string, lease: Lease): Promise<Dispatch[]> {
  const due = db
    .select({ id: feedDeliveries.id })
    .from(feedDeliveries)
    .where(and(eq(endpointId, endpoint), isDue))
    .orderBy(nextAttemptAt)
    .limit(lease.max)
    .for("update", { skipLocked: true });
  const { previousSecret, previousUntil } = feedEndpoints;
  return db
    .update(feedDeliveries)
    .set({
      lockedUntil: inSeconds(lease.leaseSeconds),
      attempts: sql`${attempts} + 1`,
      lastAttemptAt: sql`now()`,
    })
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
      attempts,
      eventId: feedEvents.id,
      body: feedEvents.body,
      endpointId: feedEndpoints.id,
      url: feedEndpoints.url,
      secret: feedEndpoints.secret,
      previousSecret: sql<string | null>`case when ${previousUntil} > now() then ${previousSecret} end`,
    });
}

export type Answer = { status: number | null; milliseconds: number; error: string | null };

export async function recordDelivered(db: Database, { id, endpointId: endpoint }: Dispatch, answer: Answer) {
  await db
    .update(feedDeliveries)
    .set({ ...answer, doneAt: sql`now()`, deadAt: null, lockedUntil: null })
    .where(eq(feedDeliveries.id, id));
  await db
    .update(feedEndpoints)
    .set({ failingSince: null, lastDeliveredAt: sql`now()` })
    .where(eq(feedEndpoints.id, endpoint));
}

/** Records a failed attempt, unless the delivery succeeded meanwhile. `inSeconds`: until the next; null gives it up. */
export async function recordFailed(
  tx: Database,
  { id, endpointId: endpoint }: Dispatch,
  answer: Answer,
  { inSeconds: waits }: { inSeconds: number | null },
): Promise<void> {
  await tx
    .update(feedDeliveries)
    .set({
      ...answer,
      lockedUntil: null,
      ...(waits === null ? { deadAt: sql`now()` } : { nextAttemptAt: inSeconds(waits) }),
    })
    .where(and(eq(feedDeliveries.id, id), undone));
  await tx
    .update(feedEndpoints)
    .set({ failingSince: sql`now()` })
    .where(and(eq(feedEndpoints.id, endpoint), isNull(feedEndpoints.failingSince)));
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

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
