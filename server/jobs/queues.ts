import {
  addToOutbox,
  finishEntry,
  isOnlyParked,
  type OutboxEntry,
  postponeEntry,
  resumeEntries,
  takeFromOutbox,
} from "@/db/queries/outbox";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { isTransient } from "@/server/failures";
import { factsOf, log } from "@/server/logging/log";
import { alarmEntry } from "@/server/payments/alarm";
import { trackWork } from "../shutdown";
import { drain, type Tally, unlessRunning } from "./batches";
import { type Handler, handlers, type QueueName } from "./handlers";
import type { HandlerResult, Later } from "./job";
import { wakeWorker } from "./wake";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The waits after refusals, mistakes, and events that match no sign-up. */
const retryAfterSeconds = [minute, 5 * minute, hour, day, 2 * day];

/** The first waits while a service is away. Later ones last up to an hour, until three days are over. */
const retryWhileAwaySeconds = [minute, 5 * minute, 15 * minute, 30 * minute, hour];
const maxAwaySeconds = 3 * day;
const jitter = 0.1;

/** The lease lasts longer than any handler, so that no other instance claims the entry meanwhile. */
const lease = { max: 4, leaseSeconds: 180, maxWaitSeconds: Math.max(...retryAfterSeconds) };

/**
 * Handles the due entries of a queue until none is left, or, in the feed, until its receiver has taken none of a batch; or the one
 * entry with a key, unless another worker has claimed it.
 */
export async function drainQueue(of: QueueName | { key: string }): Promise<Tally> {
  const which = typeof of === "string" ? kindsOf(of) : of;
  const take = () => query((db) => takeFromOutbox(db, which, lease));
  const tally = await drain(take, work, { stopsAtFailure: of === "feed" });
  if (of === "payments" && tally.done > 0) {
    await query((db) => resumeEntries(db, kindsOf("notices"), ["events"]));
    wakeWorker();
  }
  return tally;
}

function kindsOf(name: QueueName): string[] {
  return [...handlers].flatMap(([kind, { queue }]) => (queue === name ? kind : []));
}

/** Handles new work without waiting for the next round; with WORKER=off, the work waits. */
export async function drainUnlessBusy(name: QueueName): Promise<void> {
  if (settings().runsWorker) await unlessRunning(name, () => trackWork(() => drainQueue(name)));
}

async function work(entry: OutboxEntry): Promise<boolean> {
  const handler = handlers.get(entry.kind);
  if (!handler) throw new Error(`nothing handles an entry of the kind ${entry.kind}`);
  const handled = await attempt(handler, entry);
  if (handled.done) await finish(handler, entry, handled.note);
  else await postpone(handler, entry, handled);
  return handled.done;
}

async function attempt({ handle }: Handler, entry: OutboxEntry): Promise<HandlerResult> {
  try {
    return await handle(entry);
  } catch (error) {
    log("error", "outbox entry failed", { kind: entry.kind, entry: entry.id, ...factsOf(error) });
    return { done: false, later: codeOf(error), waitsFor: isTransient(error) ? "database" : undefined };
  }
}

/**
 * A success shows that what the other entries of its queue wait for is back, but not that another mailbox takes mail, or that the feed's
 * receiver wants sooner what it asked to hold back.
 */
async function finish({ queue }: Handler, { id, waitsFor }: OutboxEntry, note?: string): Promise<void> {
  await query((db) => finishEntry(db, id, note));
  if (note !== undefined) return;
  const own = waitsFor === null || queue === "feed" ? [] : [waitsFor];
  const back = ["database", "provider", "mail_server", "receiver", ...own];
  await query((db) => resumeEntries(db, kindsOf(queue), back));
}

async function postpone(
  { discards, alarm }: Handler,
  entry: OutboxEntry,
  { later, waitsFor, minSeconds = 0, isFinal }: Later,
): Promise<void> {
  const planned = waitsFor === undefined ? retryAfterSeconds[entry.failures] : secondsWhileAway(entry);
  const isOver = planned === undefined || isFinal;
  const seconds = isOver ? undefined : Math.max(planned, Math.min(minSeconds, hour));
  if (seconds === undefined && discards(later)) return query((db) => finishEntry(db, entry.id));
  const retry = { inSeconds: seconds ?? null, error: later, waitsFor: waitsFor ?? null };
  const isPostponed = await query((db) =>
    db.transaction(async (tx) => {
      if (!(await postponeEntry(tx, entry, retry))) return false;
      if (seconds === undefined && alarm && (await isOnlyParked(tx, entry.kind)))
        await addToOutbox(tx, [alarmEntry({ reason: alarm, about: crypto.randomUUID() })]);
      return true;
    }),
  );
  if (!isPostponed) return;
  const facts = { kind: entry.kind, entry: entry.id, reason: later, tries: entry.attempts };
  if (seconds === undefined) log("error", "outbox entry parked", facts);
  else log("warn", "outbox entry postponed", { ...facts, seconds });
}

/** Seconds until the next attempt, by how long the service has been away; undefined when the entry is to be given up. */
function secondsWhileAway({ waitsSince }: OutboxEntry): number | undefined {
  const waited = waitsSince === null ? 0 : (Date.now() - waitsSince.getTime()) / 1_000;
  if (waited >= maxAwaySeconds) return undefined;
  let waits = 0;
  for (const seconds of retryWhileAwaySeconds) {
    waits += seconds;
    if (waited < waits) return seconds;
  }
  return Math.round(hour * (1 - jitter * Math.random()));
}

function codeOf(error: unknown): string {
  const { code, error: kind } = factsOf(error);
  return String(code ?? kind ?? "unknown");
}
