import { z } from "zod";
import { type NewEvent, storeEvents } from "@/db/queries/events";
import { treatmentOf } from "@/lib/payments/provider-events";
import type { WebhookRefusalReason } from "@/lib/payments/webhook-refusals";
import { query } from "@/server/database";
import { jsonIn, readBytes } from "@/server/http/request-body";
import { factsOf, log } from "@/server/logging/log";
import { metrics } from "@/server/logging/metrics";
import {
  isFromOtherEnvironment,
  isSigned,
  type ProviderEvent,
  readEvents,
  signatureHeader,
} from "../provider";
import { countRefusal } from "./refusals";

const maxBytes = 1_048_576;
const maxEvents = 250;

const batch = z.object({ events: z.array(z.unknown()) });

export type Received = { status: number; reason: string | null; hasWork: boolean };

/** Verifies a webhook and stores each of its events once. The worker acts on them later. */
export async function receiveWebhook(request: Request): Promise<Received> {
  const signature = request.headers.get(signatureHeader);
  if (!signature) return refuseSignature(0);
  const read = await readBytes(request, { maxBytes, type: "application/json" });
  if (!read.ok) return refuse(read.status, read.reason, "body");
  if (!isSigned(read.bytes, signature)) return refuseSignature(read.bytes.length);
  if (isFromOtherEnvironment(request.headers)) {
    log("error", "webhook refused", { reason: "environment" });
    return refuse(498, "This is the other environment's webhook", "environment");
  }
  const { data: sent } = batch.safeParse(jsonIn(read.bytes));
  if (!sent) return refuse(400, "The body must be JSON with a list of events", "body");
  if (sent.events.length > maxEvents) return refuse(413, `At most ${maxEvents} events`, "body");
  return storeReceived(sent.events);
}

async function storeReceived(sent: readonly unknown[]): Promise<Received> {
  const events = readEvents(sent);
  try {
    const known = events.map(withOutcome);
    const added = await query((db) => storeEvents(db, known));
    for (const { occurredAt } of added > 0 ? events : [])
      metrics().webhookSeconds.observe(Math.max(0, Date.now() - occurredAt.getTime()) / 1_000);
    const hasWork = added > 0 && known.some(({ outcome }) => outcome === null);
    return { status: hasWork ? 200 : 204, reason: null, hasWork };
  } catch (error) {
    log("error", "webhook not stored", factsOf(error));
    return answer(503, "Try again later");
  }
}

/** Adds the outcome of an event that needs no work; `outcome` is null for an event to act on. */
export function withOutcome(event: ProviderEvent): NewEvent {
  return { ...event, outcome: treatmentOf(event.resourceType, event.action) ? null : "ignored" };
}

/** `bytes`: the number of bytes of the body that were read. */
function refuseSignature(bytes: number): Received {
  log("warn", "webhook refused", { reason: "signature", bytes });
  return refuse(498, "The signature is not ours", "signature");
}

function refuse(status: number, reason: string, counted: WebhookRefusalReason): Received {
  countRefusal(counted);
  return answer(status, reason);
}

function answer(status: number, reason: string): Received {
  return { status, reason, hasWork: false };
}
