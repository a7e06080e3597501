import { z } from "zod";
import { type PaymentAttempt, readWithAttempts, type SubmissionWithAttempts } from "@/db/queries/attempts";
import type { Submission } from "@/db/queries/submissions";
import { editionOfSubmission } from "@/lib/markets/editions";
import { query } from "@/server/database";
import type { HandlerResult } from "@/server/jobs/job";
import { raiseAlarm } from "./alarm";
import { findMandateRequest, type Payer, updateCustomer } from "./provider";
import { postponedBy, type Refusal, type Reply } from "./reply";

/** The payload of its outbox entries. What is sent is read when the entry is handled. */
export const contactChange = z.object({ submissionId: z.string(), changeId: z.string() });
type ContactChange = z.infer<typeof contactChange>;

/**
 * Changes the provider's customer, if it has one, until it has the contact of now: an earlier change may arrive after a later one. A
 * refusal becomes a to-do of the firm. Repeatable.
 */
export async function changeContactAtProvider(change: ContactChange): Promise<HandlerResult> {
  for (let sent = ""; ; ) {
    const found = await query((db) => readWithAttempts(db, change.submissionId));
    if (!found || found.submission.erasedAt) return { done: true, note: "erased" };
    const contact = contactOf(found.submission);
    if (contact === sent) return { done: true };
    const result = await sendContact(found, change.changeId);
    if (result) return result;
    sent = contact;
  }
}

function contactOf({ contactName, contactEmail, contactPhoneE164 }: Submission): string {
  return JSON.stringify([contactName, contactEmail, contactPhoneE164]);
}

/** Null if the provider has taken the contact. */
async function sendContact(
  { submission, attempts }: SubmissionWithAttempts,
  changeId: string,
): Promise<HandlerResult | null> {
  const open = attempts.find(({ status, requestId }) => status === "open" && requestId !== null);
  const customer = open?.requestId ? await customerOf(open.requestId) : known(submission.customerId);
  if (!customer.ok) return customer.reason === "not_found" ? noCustomer : postponedBy(customer);
  if (customer.value === null) return noCustomer;
  const payer = payerOf(submission, open ?? attempts.find(({ status }) => status === "fulfilled") ?? null);
  const updated = await updateCustomer(customer.value, payer, editionOfSubmission(submission));
  if (updated.ok) return null;
  if (updated.reason === "not_found") return noCustomer;
  if (updated.reason !== "refused") return postponedBy(updated);
  await raiseContactRefused(submission.id, updated, changeId);
  return { done: true, note: updated.code };
}

/** Tells the firm that the provider keeps the old contact. `changeId`: what was changed, so that the firm gets one mail. */
export function raiseContactRefused(
  submissionId: string,
  { code }: Refusal,
  changeId: string,
): Promise<void> {
  return raiseAlarm({ reason: "contact_refused", submissionId, detail: code, about: changeId });
}

const noCustomer = { done: true, note: "no_customer" } as const;

function known(customerId: string | null): Reply<string | null> {
  return { ok: true, value: customerId };
}

async function customerOf(requestId: string): Promise<Reply<string | null>> {
  const request = await findMandateRequest(requestId);
  return request.ok ? known(request.value.customerId) : request;
}

/** What the provider gets about a payer: about one in a browser that did not make the submission, only the address it was mailed to. */
export function payerOf(
  submission: Submission,
  attempt: Pick<PaymentAttempt, "browserHash"> | null,
): Payer | Pick<Payer, "email"> {
  const { contactEmail: email } = submission;
  if (attempt && attempt.browserHash !== null) return { email };
  return {
    companyName: submission.businessName,
    name: submission.contactName,
    email,
    phone: submission.contactPhoneE164,
    addressLine1: submission.registeredAddressLine1 ?? "",
    addressLine2: submission.registeredAddressLine2 ?? "",
    city: submission.registeredAddressCity ?? "",
    region: submission.registeredAddressRegion ?? "",
    postalCode: submission.registeredAddressPostalCode ?? "",
  };
}
