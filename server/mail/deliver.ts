import type { OutboxEntry } from "@/db/queries/outbox";
import { notNeeded } from "@/lib/outbox";
import { isTransient } from "@/server/failures";
import type { HandlerResult, Later } from "@/server/jobs/job";
import { factsOf, log } from "@/server/logging/log";
import type { Mail } from "./mail";
import { mailMetrics } from "./metrics";
import { sendEmail } from "./send-email";

/** Sends the mail of an outbox entry, unless things have changed and it no longer applies. */
export async function deliver({ kind, messageOf }: Mail, entry: OutboxEntry): Promise<HandlerResult> {
  const message = await messageOf(entry);
  if (!message) return { done: true, note: notNeeded };
  if ("note" in message) return { ...message, done: true };
  if ("later" in message) return { ...message, done: false };
  try {
    await sendEmail(message, entry.key);
  } catch (error) {
    return { done: false, ...failureOf(error) };
  }
  mailMetrics().sent.inc({ kind });
  // The mail has left: a failure to record it must not send it again.
  await message
    .recordSent?.()
    .catch((error: unknown) => log("error", "sent mail not recorded", { kind, ...factsOf(error) }));
  return { done: true };
}

/** The mail server's message is left out: it may contain a mail address, which must not be stored. */
function failureOf(error: unknown): Later {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  const later = String(responseCode || code || "mail_not_sent");
  if (!isTransient(error)) return { later };
  return { later, waitsFor: responseCode ? later : "mail_server" };
}
