import { z } from "zod";
import { finishEntry, type OutboxEntry, postponeEntry, takeFromOutbox } from "@/db/queries/outbox";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { factsOf, log } from "@/server/logging/log";
import { deliver } from "@/server/mail/deliver";
import { mailQueues } from "@/server/mail/mail";
import { mails } from "@/server/mail/mails";
import { cancelAtProvider, cancelOrder } from "@/server/payments/cancel";
import { actOnEvent } from "@/server/payments/events/act-on-event";
import { trackWork } from "../shutdown";
import { drain, type Tally, unlessRunning } from "./batches";
import type { HandlerResult } from "./job";
import { invalidPayload, readPayload } from "./payload";

/** No queue waits for another: a slow mail server does not delay payments. */
export const queueNames = ["payments", ...mailQueues] as const;
export type QueueName = (typeof queueNames)[number];

/** What a worker does with the outbox entries of a kind. */
type Handler = {
  readonly queue: QueueName;
  readonly handle: (entry: OutboxEntry) => Promise<HandlerResult>;
  /** Whether to drop an entry instead of parking it when all retries are used up. */
  readonly discards: (error: string) => boolean;
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
const day = 24 * 60 * minute;
const retryAfterSeconds = [minute, 5 * minute, 60 * minute, day, 2 * day];

/** The lease lasts longer than any handler, so that no other instance claims the entry meanwhile. */
const lease = { max: 4, leaseSeconds: 180, maxWaitSeconds: Math.max(...retryAfterSeconds) };

/** Handles due entries until none is left. */
export function drainQueue(name: QueueName): Promise<Tally> {
  const kinds = [...handlers].flatMap(([kind, { queue }]) => (queue === name ? kind : []));
  return drain(() => query((db) => takeFromOutbox(db, kinds, lease)), work);
}

/** Handles new work without waiting for the next round; with WORKER=off, the work waits. */
export async function drainUnlessBusy(name: QueueName): Promise<void> {
  if (settings().runsWorker) await unlessRunning(name, () => trackWork(() => drainQueue(name)));
}

async function work(entry: OutboxEntry): Promise<boolean> {
  const handler = handlers.get(entry.kind);
  if (!handler) throw new Error(`nothing handles an entry of the kind ${entry.kind}`);
  const handled = await attempt(handler, entry);
  if (handled.done) await query((db) => finishEntry(db, entry.id, handled.note));
  else await postpone(handler, entry, handled.later);
  return handled.done;
}

async function attempt({ handle }: Handler, entry: OutboxEntry): Promise<HandlerResult> {
  try {
    return await handle(entry);
  } catch (error) {
    log("error", "outbox entry failed", { kind: entry.kind, entry: entry.id, ...factsOf(error) });
    return { done: false, later: codeOf(error) };
  }
}

async function postpone({ discards }: Handler, entry: OutboxEntry, error: string): Promise<void> {
  const retrySeconds = retryAfterSeconds[entry.attempts - 1] ?? null;
  if (retrySeconds === null && discards(error)) return query((db) => finishEntry(db, entry.id));
  if (!(await query((db) => postponeEntry(db, entry, { inSeconds: retrySeconds, error })))) return;
  const facts = { kind: entry.kind, entry: entry.id, reason: error, tries: entry.attempts };
  if (retrySeconds === null) log("error", "outbox entry parked", facts);
  else log("warn", "outbox entry postponed", { ...facts, seconds: retrySeconds });
}

function codeOf(error: unknown): string {
  const { code, error: kind } = factsOf(error);
  return String(code ?? kind ?? "unknown");
}
