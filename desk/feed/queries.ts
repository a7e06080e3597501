import { and, count, desc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import type { FeedKind } from "./kinds";
import { type FeedEndpoint, feedDeliveries, feedEndpoints, feedEvents } from "./tables";

const isKept = isNull(feedEndpoints.removedAt);

type NewEndpoint = { id: string; name: string; url: string; kinds: FeedKind[]; secret: string };

/** False if the endpoint was added before, by the same form. */
export async function addEndpoint(tx: Database, endpoint: NewEndpoint): Promise<boolean> {
  const added = await tx
    .insert(feedEndpoints)
    .values({ ...endpoint, revision: endpoint.id })
    .onConflictDoNothing()
    .returning({ id: feedEndpoints.id });
  return added.length > 0;
}

/** All endpoints, the newest first. */
export function listEndpoints(db: Database): Promise<FeedEndpoint[]> {
  return db
    .select()
    .from(feedEndpoints)
    .where(isKept)
    .orderBy(desc(feedEndpoints.createdAt), desc(feedEndpoints.id));
}

type OpenDeliveryCounts = { readonly waiting: number; readonly givenUp: number };

/** How many deliveries of each endpoint wait or were given up. Endpoints without any are left out. */
export async function countOpenDeliveries(db: Database): Promise<ReadonlyMap<string, OpenDeliveryCounts>> {
  const counted = await db
    .select({ id: feedDeliveries.endpointId, all: count(), givenUp: count(feedDeliveries.deadAt) })
    .from(feedDeliveries)
    .where(isNull(feedDeliveries.doneAt))
    .groupBy(feedDeliveries.endpointId);
  return new Map(counted.map(({ id, all, givenUp }) => [id, { waiting: all - givenUp, givenUp }]));
}

export async function findEndpoint(db: Database, id: string): Promise<FeedEndpoint | null> {
  const [found] = await db
    .select()
    .from(feedEndpoints)
    .where(and(eq(feedEndpoints.id, id), isKept));
  return found ?? null;
}

export function countEndpoints(tx: Database): Promise<number> {
  return tx.$count(feedEndpoints, isKept);
}

/** Deliveries of an endpoint, the newest first: at most `limit` that are older than the delivery `olderThan`. */
export function deliveriesOf(
  db: Database,
  endpointId: string,
  { olderThan, limit }: { olderThan: string | null; limit: number },
) {
  const { lockedUntil: _, endpointId: of, ...columns } = getTableColumns(feedDeliveries);
  const position = sql`(${feedDeliveries.createdAt}, ${feedDeliveries.id})`;
  const start = db
    .select({ at: columns.createdAt, id: columns.id })
    .from(feedDeliveries)
    .where(eq(feedDeliveries.id, olderThan ?? ""));
  return db
    .select({
      ...columns,
      kind: feedEvents.kind,
      submissionId: feedEvents.submissionId,
    })
    .from(feedDeliveries)
    .innerJoin(feedEvents, eq(feedEvents.id, feedDeliveries.eventId))
    .where(and(eq(of, endpointId), olderThan === null ? undefined : sql`${position} < ${start}`))
    .orderBy(desc(feedDeliveries.createdAt), desc(feedDeliveries.id))
    .limit(limit);
}
