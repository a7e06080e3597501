import type { OutboxEntry } from "@/db/queries/outbox";
import { notNeeded } from "@/lib/outbox";
import type { HandlerResult } from "@/server/jobs/job";
import { factsOf, log } from "@/server/logging/log";
import { metrics } from "@/server/logging/metrics";
import { buildMessage } from "./messages";
import { sendEmail } from "./send-email";

/** Sends the e-mail of an outbox entry, unless things have changed and the e-mail no longer applies. */
export async function deliver({ kind, key, payload, attempts }: OutboxEntry): Promise<HandlerResult> {
  if (kind === "payment_event" || kind === "provider_cancel") throw new Error("this is no mail");
  const { submissionId, reason, detail, isOver } = payload;
  if (kind === "firm_alarm" && attempts === 1)
    log(isOver ? "info" : "error", isOver ? "payment alarm over" : "payment alarm", {
      reason,
      submission: submissionId,
      detail,
    });
  const message = await buildMessage(kind, payload, attempts);
  if (!message) return { done: true, note: notNeeded };
  if ("later" in message) return { done: false, later: message.later };
  try {
    await sendEmail(message, key);
  } catch (error) {
    return { done: false, later: mailCode(error) };
  }
  metrics().mails.inc({ kind });
  // The mail has left: a failure to record it must not send it again.
  await message
    .recordSent?.()
    .catch((error: unknown) => log("error", "sent mail not recorded", { kind, ...factsOf(error) }));
  return { done: true };
}

/** An error code; the mail server's message may contain a mail address, which must not be stored. */
function mailCode(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? "mail_not_sent");
}
