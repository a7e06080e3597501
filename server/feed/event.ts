import { randomUUID } from "node:crypto";
import { z } from "zod";
import { findLead, type Lead } from "@/db/queries/leads";
import type { NewEntry, OutboxEntry } from "@/db/queries/outbox";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { notNeeded, outboxKey } from "@/lib/outbox";
import { type PaymentStatus, paymentStatuses } from "@/lib/payments/states";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import type { HandlerResult } from "@/server/jobs/job";
import { readPayload } from "@/server/jobs/payload";
import { leadBody, type SignUpEvent, signUpBody, signUpEvents, testBody } from "./body";
import { post } from "./post";

/** The kind of the feed's outbox entries. */
export const feedEvent = "feed_event";

/** Ids only: the body is built when it is sent, so that a correction or an erasure counts. */
const payload = z.union([
  z.object({ event: z.enum(signUpEvents), submissionId: z.string() }),
  z.object({ event: z.literal("lead.created"), leadId: z.string() }),
]);

/** The event about a sign-up that enters a payment status; null: none. */
const eventOfStatus: Record<PaymentStatus, SignUpEvent | null> = {
  pending: null, // A new sign-up is `signup.submitted`
  processing: null,
  confirmed: "signup.confirmed",
  cancelled: "signup.cancelled",
  failed: "signup.failed",
  abandoned: null,
};

export function submittedEvent({ id }: Pick<Submission, "id">): NewEntry[] {
  return entries({ event: "signup.submitted", submissionId: id }, id);
}

/** The event about a payment that moves, for `movePayment`. */
export function movedEvent(
  { id, paymentVersion }: Pick<Submission, "id" | "paymentVersion">,
  to: PaymentStatus,
): NewEntry[] {
  const event = eventOfStatus[to];
  return event === null ? [] : entries({ event, submissionId: id }, `${id}:${paymentVersion}`);
}

/** A lead that is sent again and is new again is a new event. */
export function leadEvent({ id, sentAt }: Pick<Lead, "id" | "sentAt">): NewEntry[] {
  return entries({ event: "lead.created", leadId: id }, `${id}:${sentAt.toISOString()}`);
}

/** No entries without a receiver: it gets only what happens after it was set. */
function entries(of: z.infer<typeof payload>, about: string): NewEntry[] {
  if (settings().feedUrl === null) return [];
  return [{ kind: feedEvent, key: outboxKey(feedEvent, `${of.event}:${about}`), payload: of }];
}

/** Sends the event of an outbox entry, unless its sign-up or lead, or the receiver, is gone. */
export async function sendEvent({ id, payload: stored, createdAt }: OutboxEntry): Promise<HandlerResult> {
  const body = await bodyOf(readPayload(payload, stored), createdAt);
  if (body === null || settings().feedUrl === null) return { done: true, note: notNeeded };
  return post(id, body);
}

/** Posts one event of the type `test`; returns why it was not taken, null if it was. */
export async function sendTestEvent(): Promise<string | null> {
  if (settings().feedUrl === null) return "FEED_URL is not set.";
  const sent = await post(randomUUID(), testBody(new Date()));
  return sent.done ? null : `The receiver did not take the test event: ${sent.later}`;
}

async function bodyOf(of: z.infer<typeof payload>, at: Date): Promise<string | null> {
  if ("leadId" in of) {
    const lead = await query((db) => findLead(db, of.leadId));
    return lead && leadBody(lead, at);
  }
  const signUp = await query((db) => findSubmission(db, of.submissionId));
  const paymentStatus = paymentStatuses.find((status) => eventOfStatus[status] === of.event) ?? "pending";
  return signUp && signUpBody(of.event, { ...signUp, paymentStatus }, at);
}
