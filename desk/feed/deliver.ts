import type { Database } from "@/db/client/database";
import { addToOutbox } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { drain, type Tally, unlessRunning } from "@/server/jobs/batches";
import { wakeWorker } from "@/server/jobs/wake";
import { factsOf, log } from "@/server/logging/log";
import { alarmEntry } from "@/server/payments/alarm";
import { isShuttingDown, trackWork } from "@/server/shutdown";
import { announce } from "./announce";
import {
  type Answer,
  type Dispatch,
  endpointsWithDue,
  hasFailedFor,
  pauseEndpoint,
  recordDelivered,
  recordFailed,
  takeDeliveries,
} from "./deliveries";
import { feedMetrics } from "./metrics";
import { post } from "./post";
import { failingDays, secondsToRetry } from "./rules";
import { signedHeaders } from "./sign";

/** Tells of what has happened, then starts a round for each endpoint with due deliveries: a slow one delays no other. */
export async function startFeedRounds(): Promise<void> {
  try {
    await announceAll();
  } finally {
    for (const id of await query((db) => endpointsWithDue(db)))
      void trackWork(() => drainEndpoint(id)).catch(logFailure);
  }
}

/** Attempts all due deliveries; returns how many succeeded and how many failed. */
export async function drainFeed(): Promise<Tally> {
  await announceAll();
  const ids = await query((db) => endpointsWithDue(db));
  const tallies = await Promise.all(ids.map(drainEndpoint));
  return {
    done: tallies.reduce((sum, tally) => sum + (tally?.done ?? 0), 0),
    later: tallies.reduce((sum, tally) => sum + (tally?.later ?? 0), 0),
  };
}

async function announceAll(): Promise<void> {
  while (!isShuttingDown() && (await query(announce)) > 0);
}

/** Ends when nothing goes through, so that a receiver that is down is not asked for each of its events. */
function drainEndpoint(id: string): Promise<Tally | undefined> {
  const take = () => query((db) => takeDeliveries(db, id));
  return unlessRunning(id, () => drain(take, attempt, { stopsAtFailure: true }));
}

async function attempt(dispatch: Dispatch): Promise<boolean> {
  const { answer, waitSeconds } = await post(
    dispatch.url,
    dispatch.body,
    signedHeaders(dispatch, new Date()),
  );
  const isDone = answer.error === null;
  feedMetrics().attempts.inc({ outcome: isDone ? "delivered" : "failed" });
  await query((db) =>
    db.transaction((tx) =>
      isDone ? recordDelivered(tx, dispatch, answer) : fail(tx, dispatch, answer, waitSeconds),
    ),
  );
  if (!isDone) wakeWorker(); // An alarm may have been queued
  return isDone;
}

const gone = 410;

/** Plans the next attempt, pauses the endpoint, or gives the delivery up, with an alarm to the firm. */
async function fail(tx: Database, dispatch: Dispatch, answer: Answer, asked: number): Promise<void> {
  const { id, endpointId, attempts } = dispatch;
  const waits = secondsToRetry(attempts, Math.random(), asked);
  const isLastOfMany = waits === null && (await hasFailedFor(tx, endpointId, failingDays));
  const reason = answer.status === gone ? "gone" : isLastOfMany ? "failing" : null;
  const revision = reason && (await pauseEndpoint(tx, endpointId, reason));
  const isRecorded = await recordFailed(tx, dispatch, answer, reason === null ? waits : 0);
  const facts = { entry: id, of: endpointId, reason: answer.error, status: answer.status, tries: attempts };
  if (reason !== null) {
    if (revision === null) return;
    log("error", "feed endpoint paused", facts);
    await addToOutbox(tx, [alarmEntry({ reason: "feed_paused", detail: endpointId, about: revision })]);
  } else if (!isRecorded) return;
  else if (waits === null) {
    log("error", "feed delivery given up", facts);
    await addToOutbox(tx, [alarmEntry({ reason: "feed_given_up", detail: endpointId, about: id })]);
  } else log("warn", "feed delivery postponed", { ...facts, seconds: waits });
}

function logFailure(error: unknown): void {
  log("error", "background work failed", { work: "feed", ...factsOf(error) });
}
