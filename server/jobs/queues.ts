import {
  finishEntry,
  type OutboxEntry,
  type OutboxKind,
  postponeEntry,
  takeFromOutbox,
} from "@/db/queries/outbox";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { factsOf, log } from "@/server/logging/log";
import { deliver } from "@/server/mail/deliver";
import { cancelAtProvider } from "@/server/payments/cancel";
import { actOnEvent } from "@/server/payments/events/act-on-event";
import { trackWork } from "../shutdown";
import { drain, type Tally, unlessRunning } from "./batches";
import type { HandlerResult } from "./job";

type Queue = {
  handle: (entry: OutboxEntry) => Promise<HandlerResult>;
  /** Entries to drop instead of parking when all retries are used up. */
  discards?: (entry: OutboxEntry, error: string) => boolean;
};

/** No queue waits for another: a slow mail server does not delay payments, and ten thousand reminders delay no link. */
const queues = {
  payments: {
    handle: ({ kind, payload }) =>
      kind === "provider_cancel" ? cancelAtProvider(payload) : actOnEvent(payload.eventId ?? ""),
    // The provider's account may have debits that this site did not set up. Their events stay in `payment_events`.
    discards: (_, error) => error === "unmatched",
  },
  // Somebody waits for this mail. Nobody waits for days for the link of an operator, so that is dropped.
  links: { handle: deliver, discards: ({ kind }) => kind === "operator_link" },
  notices: { handle: deliver },
  // A reminder that could not be sent for days is of no use.
  reminders: { handle: deliver, discards: () => true },
} satisfies Record<string, Queue>;

export type QueueName = keyof typeof queues;
export const queueNames = Object.keys(queues) as QueueName[];

const queueOf: Record<OutboxKind, QueueName> = {
  payment_event: "payments",
  provider_cancel: "payments",
  operator_link: "links",
  continue_link: "links",
  confirmation_link: "links",
  customer_confirmation: "links",
  sign_up_notice: "notices",
  firm_notice: "notices",
  firm_alarm: "notices",
  lead_notice: "notices",
  debit_ended: "notices",
  resume_after_hour: "reminders",
  resume_after_day: "reminders",
};

const minute = 60;
const day = 24 * 60 * minute;
const retryAfterSeconds = [minute, 5 * minute, 60 * minute, day, 2 * day];

/** The lease lasts longer than any handler, so that no other instance claims the entry meanwhile. */
const lease = { max: 4, leaseSeconds: 180, maxWaitSeconds: Math.max(...retryAfterSeconds) };

/** Handles due entries until none is left. */
export function drainQueue(name: QueueName): Promise<Tally> {
  const kinds = (Object.keys(queueOf) as OutboxKind[]).filter((kind) => queueOf[kind] === name);
  return drain(
    () => query((db) => takeFromOutbox(db, kinds, lease)),
    (entry) => work(queues[name], entry),
  );
}

/** Handles work that has just arrived at once; with WORKER=off, the work waits. */
export async function drainUnlessBusy(name: QueueName): Promise<void> {
  if (settings().runsWorker) await unlessRunning(name, () => trackWork(() => drainQueue(name)));
}

async function work(queue: Queue, entry: OutboxEntry): Promise<boolean> {
  const handled = await queue.handle(entry).catch((error: unknown): HandlerResult => {
    log("error", "outbox entry failed", { kind: entry.kind, entry: entry.id, ...factsOf(error) });
    return { done: false, later: codeOf(error) };
  });
  if (handled.done) await query((db) => finishEntry(db, entry.id, handled.note));
  else await postpone(queue, entry, handled.later);
  return handled.done;
}

async function postpone(queue: Queue, entry: OutboxEntry, error: string): Promise<void> {
  const retrySeconds = retryAfterSeconds[entry.attempts - 1] ?? null;
  if (retrySeconds === null && queue.discards?.(entry, error))
    return query((db) => finishEntry(db, entry.id));
  if (!(await query((db) => postponeEntry(db, entry, { inSeconds: retrySeconds, error })))) return;
  const facts = { kind: entry.kind, entry: entry.id, reason: error, tries: entry.attempts };
  if (retrySeconds === null) log("error", "outbox entry parked", facts);
  else log("warn", "outbox entry postponed", { ...facts, seconds: retrySeconds });
}

function codeOf(error: unknown): string {
  const { code, error: kind } = factsOf(error);
  return String(code ?? kind ?? "unknown");
}
