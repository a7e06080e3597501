import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";
import { isWaiting, restarted } from "@/db/queries/leased";
import { type EndpointAct, overlapHours } from "./rules";
import { type FeedEndpoint, feedDeliveries, feedEndpoints, feedEvents } from "./tables";

/** Whether an act was done, was done before by a repeated press, or somebody has changed the endpoint meanwhile. */
export type ActOutcome = "done" | "repeated" | "stale" | "unknown";

/** `was`: the revision that the operator saw. `press`: an id of the form, the next revision. */
export type Press = { readonly id: string; readonly was: string; readonly press: string };

/** Does an act, unless somebody else has changed the endpoint since. `secret`: the new one of a rotation. */
export async function actOn(
  tx: Database,
  act: EndpointAct,
  press: Press,
  secret: string,
): Promise<ActOutcome> {
  const outcome = await changeEndpoint(tx, press, (current) => changes[act](current, secret));
  if (act === "resume" && outcome === "done") await restartDeliveries(tx, press.id);
  return outcome;
}

type Change = PgUpdateSetSource<typeof feedEndpoints>;

const changes: Record<EndpointAct, (current: FeedEndpoint, secret: string) => Change> = {
  pause: ({ pausedReason }) => ({
    pausedAt: sql`coalesce(${feedEndpoints.pausedAt}, now())`,
    pausedReason: pausedReason ?? "operator",
  }),
  resume: () => ({ pausedAt: null, pausedReason: null, failingSince: null }),
  rotate: (current, secret) => ({
    secret,
    previousSecret: current.secret,
    previousUntil: sql`now() + make_interval(hours => ${overlapHours})`,
  }),
  // The secrets go at once; the row stays for a while, since a transaction under way may refer to it.
  remove: () => ({ removedAt: sql`now()`, secret: "", previousSecret: null, previousUntil: null }),
};

async function changeEndpoint(
  tx: Database,
  { id, was, press }: Press,
  change: (current: FeedEndpoint) => Change,
): Promise<ActOutcome> {
  const [current] = await tx
    .select()
    .from(feedEndpoints)
    .where(eq(feedEndpoints.id, id))
    .for("no key update"); // Sign-ups that refer to the endpoint need not wait
  if (current?.revision === press) return "repeated";
  if (!current || current.removedAt) return "unknown";
  if (current.revision !== was) return "stale";
  await tx
    .update(feedEndpoints)
    .set({ ...change(current), revision: press })
    .where(eq(feedEndpoints.id, id));
  return "done";
}

/** Everything that waits is due at once, with all its retries. */
async function restartDeliveries(tx: Database, endpointId: string): Promise<void> {
  await tx
    .update(feedDeliveries)
    .set(restarted)
    .where(and(eq(feedDeliveries.endpointId, endpointId), isWaiting(feedDeliveries)));
}

/** Stores an event for one endpoint alone. False if it was stored before. */
export async function addTestEvent(tx: Database, endpointId: string, event: { id: string; body: string }) {
  const added = await tx
    .insert(feedEvents)
    .values({ ...event, kind: "test" })
    .onConflictDoNothing()
    .returning({ id: feedEvents.id });
  if (added.length === 0) return false;
  await tx.insert(feedDeliveries).values({ eventId: event.id, endpointId });
  return true;
}

export type Seen = { readonly id: string; readonly attemptedAt: Date };

/** Sends a delivery again, under the id of its event, unless it was attempted since the operator saw it. */
export async function replayDelivery(tx: Database, { id, attemptedAt }: Seen): Promise<boolean> {
  const { lastAttemptAt } = feedDeliveries;
  const replayed = await tx
    .update(feedDeliveries)
    .set(restarted)
    .where(
      and(
        eq(feedDeliveries.id, id),
        sql`date_trunc('milliseconds', ${lastAttemptAt}) = ${attemptedAt.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: feedDeliveries.id });
  return replayed.length > 0;
}
