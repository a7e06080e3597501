import { z } from "zod";
import type { OutboxEntry } from "@/db/queries/outbox";
import type { AlarmReason } from "@/lib/payments/alarms";
import { feedEvent, sendEvent } from "@/server/feed/event";
import { deliver } from "@/server/mail/deliver";
import { mailQueues } from "@/server/mail/mail";
import { mails } from "@/server/mail/mails";
import { cancelAtProvider, cancelOrder } from "@/server/payments/cancel";
import { changeContactAtProvider, contactChange } from "@/server/payments/customer";
import { actOnEvent } from "@/server/payments/events/act-on-event";
import { retryAtProvider, retryOrder } from "@/server/payments/retry";
import type { HandlerResult } from "./job";
import { invalidPayload, readPayload } from "./payload";

/** No queue waits for another: a slow mail server does not delay payments, nor does a slow receiver of the feed. */
export const queueNames = ["payments", "feed", ...mailQueues] as const;
export type QueueName = (typeof queueNames)[number];

/** What a worker does with the outbox entries of a kind. */
export type Handler = {
  readonly queue: QueueName;
  readonly handle: (entry: OutboxEntry) => Promise<HandlerResult>;
  /** Whether to drop an entry instead of parking it when all retries are used up. */
  readonly discards: (error: string) => boolean;
  /** The alarm that is raised when an entry is parked, unless others of the kind are. */
  readonly alarm?: AlarmReason;
};

/** A kind that is not here may be of a newer release. This worker does not claim its entries, so they wait for one that knows it. */
export const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
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
  [
    "provider_retry",
    {
      queue: "payments",
      handle: ({ payload }) => retryAtProvider(readPayload(retryOrder, payload)),
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
