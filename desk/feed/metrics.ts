import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import type { Database } from "@/db/client/database";
import { secondsSince } from "@/db/queries/counts";
import { isWaiting } from "@/db/queries/leased";
import { query } from "@/server/database";
import { counter, metrics } from "@/server/logging/metrics";
import { perProcess } from "@/server/per-process";
import { oldestUntold } from "./announce";
import { feedDeliveries, feedEndpoints } from "./tables";

export const feedMetrics = perProcess("jackFeedMetrics", () => {
  const { registry } = metrics();
  const registers = [registry];
  return {
    attempts: counter(
      registry,
      "jack_feed_attempts_total",
      "Attempts to deliver an event of the feed, by outcome",
      { outcome: ["delivered", "failed"] },
    ),
    deliveries: new Gauge({
      name: "jack_feed_deliveries",
      help: "Events of the feed that wait for an endpoint, or were given up; the same on every instance",
      labelNames: ["state"],
      registers,
    }),
    paused: new Gauge({
      name: "jack_feed_endpoints_paused",
      help: "Endpoints of the feed that get nothing until an operator resumes them; the same on every instance",
      registers,
    }),
  };
});

/** Sets the feed's gauges. Without the database they have no value. */
export async function measureFeed(): Promise<void> {
  const { deliveries, paused } = feedMetrics();
  deliveries.reset();
  paused.reset();
  const counts = await query(countFeed);
  for (const { givenUp, count } of counts.deliveries)
    deliveries.set({ state: givenUp ? "given_up" : "waiting" }, count);
  paused.set(counts.paused);
  metrics().oldest.set({ queue: "feed" }, counts.seconds);
}

async function countFeed(db: Database) {
  const givenUp = sql<boolean>`${feedDeliveries.deadAt} is not null`;
  const waiting = await secondsSince(db, feedDeliveries, feedDeliveries.createdAt, isWaiting(feedDeliveries));
  const deliveries = await db
    .select({ givenUp, count: sql<number>`count(*)::int` })
    .from(feedDeliveries)
    .where(isNull(feedDeliveries.doneAt))
    .groupBy(givenUp);
  const isPaused = and(isNull(feedEndpoints.removedAt), isNotNull(feedEndpoints.pausedAt));
  const untold = await oldestUntold(db);
  const seconds = Math.max(waiting, untold ? (Date.now() - untold.getTime()) / 1_000 : 0);
  return { deliveries, paused: await db.$count(feedEndpoints, isPaused), seconds };
}
