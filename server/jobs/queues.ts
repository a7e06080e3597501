import { z } from "zod";
import {
  addToOutbox,
  finishEntry,
  isOnlyParked,
  type OutboxEntry,
  postponeEntry,
  resumeEntries,
  takeFromOutbox,
} from "@/db/queries/outbox";
import type { AlarmReason } from "@/lib/payments/alarms";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { isTransient } from "@/server/failures";
import { feedEvent, sendEvent } from "@/server/feed/event";
import { factsOf, log } from "@/server/logging/log";
import { deliver } from "@/server/mail/deliver";
import { mailQueues } from "@/server/mail/mail";
import { mails } from "@/server/mail/mails";
import { alarmEntry } from "@/server/payments/alarm";
import { cancelAtProvider, cancelOrder } from "@/server/payments/cancel";
import { changeContactAtProvider, contactChange } from "@/server/payments/customer";
import { actOnEvent } from "@/server/payments/events/act-on-event";
import { trackWork } from "../shutdown";
import { drain, type Tally, unlessRunning } from "./batches";
import type { HandlerResult, Later } from "./job";
import { invalidPayload, readPayload } from "./payload";

/** No queue waits for another: a slow mail server does not delay payments, nor does a slow receiver of the feed. */
export const queueNames = ["payments", "feed", ...mailQueues] as const;
export type QueueName = (typeof queueNames)[number];

/** What a worker does with the outbox entries of a kind. */
type Handler = {
  readonly queue: QueueName;
  readonly handle: (entry: OutboxEntry) => Promise<HandlerResult>;
  /** Whether to drop an entry instead of parking it when all retries are used up. */
  readonly discards: (error: string) => boolean;
  /** The alarm that is raised when an entry is parked, unless others of the kind are. */
  readonly alarm?: AlarmReason;
};

/** A kind that is not here may be of a newer release. This worker does not claim its entries, so they wait for one that knows it. */
const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [
    "payment_event",
    {
      queue: "payments",
      handle: ({ payload }) => actOnEvent(readPayload(z.object({ eventId: z.string() }), payload).eventId),
      // The provider's account may have debits that this site did not set up. Their events stay in `payment_events`.
      discards: (error) => error === "unmatched",
    },
  ],
  [
    "provider_cancel",
    {
      queue: "payments",
      handle: ({ payload }) => cancelAtProvider(readPayload(cancelOrder, payload)),
      discards: () => false,
    },
  ],
  [
    "provider_customer",
    {
      queue: "payments",
      handle: ({ payload }) => changeContactAtProvider(readPayload(contactChange, payload)),
      discards: () => false,
    },
  ],
  [feedEvent, { queue: "feed", handle: sendEvent, discards: () => false, alarm: "feed_parked" }],
  ...mails.map((mail): [string, Handler] => [
    mail.kind,
    {
      queue: mail.queue,
      handle: (entry) => deliver(mail, entry),
      discards: (error) => mail.soonUseless === true && error !== invalidPayload,
    },
  ]),
]);

export const handledKinds = [...handlers.keys()];

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

/** Handles due entries until none is left, or, in the feed, until its receiver has taken none of a batch. */
export function drainQueue(name: QueueName): Promise<Tally> {
  const take = () => query((db) => takeFromOutbox(db, kindsOf(name), lease));
  return drain(take, work, { stopsAtFailure: name === "feed" });
}

/** Handles one entry now, unless a worker has claimed it; returns whether it is done. Otherwise the worker tries it again. */
export async function handleNow(key: string): Promise<boolean> {
  const [entry] = await query((db) => takeFromOutbox(db, { key }, lease));
  return entry !== undefined && work(entry);
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
