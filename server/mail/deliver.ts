import { findLead } from "@/db/queries/leads";
import { issueLink } from "@/db/queries/links";
import type { OutboxEntry } from "@/db/queries/outbox";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { type AlarmReason, alarmReasons } from "@/lib/payments/alarms";
import { paymentStates } from "@/lib/payments/states";
import { continueAddress } from "@/lib/routing/addresses";
import { query } from "@/server/database";
import { settings } from "@/server/env";
import { log } from "@/server/logging/log";
import { confirmationAddress } from "@/server/payments/links";
import { newToken } from "@/server/token";
import type { Email } from "./email";
import { type Envelope, sendEmail } from "./send-email";
import { alarmEmail } from "./templates/alarm";
import { continueEmail } from "./templates/continue";
import { debitEndedEmail } from "./templates/ended";
import { newCustomerEmail, signUpEmail } from "./templates/firm";
import { leadEmail } from "./templates/lead";
import { welcomeEmail } from "./templates/welcome";

type DeliveryResult = { done: true } | { done: false; later: string };

type Message = Envelope & { email: Email };

/** Sends the e-mail of an outbox entry, unless the submission has changed and the e-mail no longer applies. */
export async function deliver({ kind, key, payload, attempts }: OutboxEntry): Promise<DeliveryResult> {
  const { submissionId, reason, detail } = payload;
  if (kind === "firm_alarm" && attempts === 1)
    log("error", "payment alarm", { reason, submission: submissionId, detail });
  if (kind === "continue_link") return attempt(await linkMessage(payload.draftId ?? ""), key);
  if (kind === "lead_notice") return attempt(await leadMessage(payload.leadId ?? ""), key);
  const submission = submissionId ? await query((db) => findSubmission(db, submissionId)) : null;
  return attempt(await messageOf(kind, payload, submission), key);
}

async function attempt(message: Message | null, key: string): Promise<DeliveryResult> {
  if (!message) return { done: true };
  try {
    await sendEmail(message.email, message, key);
    return { done: true };
  } catch (error) {
    return { done: false, later: mailCode(error) };
  }
}

async function messageOf(
  kind: OutboxEntry["kind"],
  { reason, detail }: OutboxEntry["payload"],
  submission: Submission | null,
): Promise<Message | null> {
  const firm = { address: settings().firmEmail, name: "" };
  const customer = submission && { address: submission.contactEmail, name: submission.contactName };
  const known = alarmReasons.find((one) => one === reason);
  if (kind === "firm_alarm") {
    if (!known) return null;
    const email = alarmEmail(known satisfies AlarmReason, submission, detail);
    return { email, to: firm, ...(customer && { replyTo: customer }) };
  }
  if (!submission || !customer) return null;
  const isSetUp = paymentStates[submission.paymentStatus].debit === "setUp";
  const about = { to: firm, replyTo: customer };
  if (kind === "sign_up_notice") return isSetUp ? null : { email: signUpEmail(submission), ...about };
  if (kind === "firm_notice") return { email: newCustomerEmail(submission, new Date()), ...about };
  if (kind === "customer_confirmation" && isSetUp)
    return { email: welcomeEmail(submission, new Date()), to: customer };
  if (kind !== "debit_ended" || isSetUp) return null;
  const again = new URL(await confirmationAddress(submission.id), settings().siteUrl).href;
  return { email: debitEndedEmail(submission, { wasSetUp: reason === "debit_ended", again }), to: customer };
}

/** Creates the link's token just before sending, since only its hash may be stored. */
async function linkMessage(draftId: string): Promise<Message | null> {
  const { token, hash } = newToken();
  const draft = await query((db) => issueLink(db, draftId, hash));
  if (!draft?.linkEmail) return null;
  const link = new URL(continueAddress(draft.market, token), settings().siteUrl).href;
  return { email: continueEmail(draft, link), to: { address: draft.linkEmail, name: "" } };
}

/** Null if the lead has been deleted. */
async function leadMessage(leadId: string): Promise<Message | null> {
  const lead = await query((db) => findLead(db, leadId));
  if (!lead) return null;
  const replyTo = { address: lead.email, name: lead.name };
  return { email: leadEmail(lead), to: { address: settings().firmEmail, name: "" }, replyTo };
}

/** An error code; the mail server's message may contain a mail address, which must not be stored. */
function mailCode(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return String(responseCode ?? code ?? "mail_not_sent");
}
