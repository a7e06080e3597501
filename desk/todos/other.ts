import { and, eq, exists, isNotNull, isNull, ne, notExists, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { leads } from "@/db/schema/leads";
import { outbox } from "@/db/schema/outbox";
import { feedDeliveries, feedEndpoints } from "@/desk/feed/tables";
import { feedReasons } from "@/lib/payments/alarms";
import { actsSince, isAlarm, reasonOf, submissionOf } from "./alarms";
import type { FoundTodo } from "./rules";

/**
 * Endpoints that the feed has paused, until they are resumed or removed, and those to which an event could not be delivered, until it
 * is replayed, or somebody acts on the endpoint.
 */
export async function feedTodos(db: Database): Promise<FoundTodo[]> {
  const { id, name, pausedAt, pausedReason, removedAt } = feedEndpoints;
  const endpoint = { id, name };
  const paused = await db
    .select({ at: sql`${pausedAt}`.mapWith(pausedAt), endpoint })
    .from(feedEndpoints)
    .where(and(isNull(removedAt), ne(pausedReason, "operator")))
    .orderBy(pausedAt);
  const at = sql`max(${outbox.createdAt})`;
  const of = sql<string>`${id}::text`;
  const undelivered = db
    .select({ id: feedDeliveries.id })
    .from(feedDeliveries)
    .where(
      and(eq(feedDeliveries.endpointId, id), isNull(feedDeliveries.doneAt), isNotNull(feedDeliveries.deadAt)),
    );
  const givenUp = await db
    .select({ at: at.mapWith(outbox.createdAt), endpoint })
    .from(outbox)
    .innerJoin(feedEndpoints, sql`${of} = ${outbox.payload}->>'detail'`)
    .where(
      and(
        isAlarm,
        sql`${reasonOf} = 'feed_given_up'`,
        isNull(removedAt),
        isNull(pausedAt),
        exists(undelivered),
      ),
    )
    .groupBy(id)
    .having(notExists(actsSince(db, of, at, "endpoint")))
    .orderBy(at);
  const entry = { count: 1, signUp: null, lead: null };
  return [
    ...paused.map((one) => ({ ...one, ...entry, reason: "feed_paused" as const })),
    ...givenUp.map((one) => ({ ...one, ...entry, reason: "feed_given_up" as const })),
  ];
}

/** Leads that were not answered, the oldest first. */
export async function leadTodos(db: Database, limit: number): Promise<FoundTodo[]> {
  const { id, name, kind, isSuspect, owner, sentAt } = leads;
  const rows = await db
    .select({ at: sentAt, lead: { id, name, kind, isSuspect, owner } })
    .from(leads)
    .where(eq(leads.stage, "new"))
    .orderBy(sentAt)
    .limit(limit);
  return rows.map((row) => ({ ...row, reason: "lead", count: 1, signUp: null, endpoint: null }));
}

/** Alarms without a sign-up, the last one of each reason, and parked work, which are not about one. */
export async function otherTodos(db: Database): Promise<FoundTodo[]> {
  const at = sql`max(${outbox.createdAt})`;
  const alarms = await db
    .select({ reason: reasonOf, at: at.mapWith(outbox.createdAt) })
    .from(outbox)
    .where(and(isAlarm, isNull(submissionOf), notInArray(reasonOf, [...feedReasons])))
    .groupBy(reasonOf)
    // It is sent every day as long as it is so.
    .having(sql`${reasonOf} <> 'provider_unauthorised' or ${at} > now() - interval '2 days'`)
    .orderBy(sql`${at} desc`);
  const [parked] = await db
    .select({ count: sql<number>`count(*)::int`, at: sql`min(${outbox.deadAt})`.mapWith(outbox.deadAt) })
    .from(outbox)
    .where(isNotNull(outbox.deadAt));
  const about = { signUp: null, lead: null, endpoint: null };
  return [
    ...alarms.map((alarm) => ({ ...alarm, ...about, count: 1 })),
    ...(parked?.count ? [{ ...about, reason: "parked" as const, at: parked.at, count: parked.count }] : []),
  ];
}
