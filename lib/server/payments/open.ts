import "server-only";
import { addAttempt, openAttempt, type PaymentAttempt, updateAttempt } from "@/db/attempts";
import type { Submission } from "@/db/submissions";
import { type Market, marketOfCountry } from "@/lib/markets";
import { plan } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import { query } from "@/lib/server/database";
import { settings } from "@/lib/server/env";
import {
  cancelMandateRequest,
  findMandateRequest,
  openFlow,
  type Payer,
  requestMandate,
} from "@/lib/server/gocardless/mandates";
import type { Refusal } from "@/lib/server/gocardless/reply";
import { productName } from "@/lib/site";
import { confirmationPath } from "./confirmation";

export type Opened = { ok: true; address: string } | { ok: false; refusal: Refusal };

/**
 * Opens the provider's page for a submission and answers its address. Pressed twice, it answers the same page;
 * with another amount, the earlier request is cancelled first, so that one request is open at most. What is set
 * up already leads to the page that confirms it.
 */
export async function openPayment(submission: Submission): Promise<Opened> {
  const attempt = await attemptFor(submission);
  if ("refusal" in attempt) return { ok: false, refusal: attempt.refusal };
  const market = marketOfCountry(submission.serviceCountry);
  const request = await requestOf(attempt, submission, market);
  if (!request.ok) return { ok: false, refusal: request };
  const { id: requestId, status } = request.value;
  const addresses = addressesOf(submission.id, requestId, market);
  if (status === "cancelled") {
    await query((db) => updateAttempt(db, attempt.id, { status: "failed" }));
    return openPayment(submission);
  }
  if (status !== "pending") return { ok: true, address: addresses.back };
  if (attempt.authorisationUrl && attempt.expiresAt && attempt.expiresAt > new Date())
    return { ok: true, address: attempt.authorisationUrl };
  const flow = await openFlow(requestId, payerOf(submission), market, addresses);
  if (!flow.ok) return { ok: false, refusal: flow };
  await query((db) =>
    updateAttempt(db, attempt.id, {
      billingRequestId: requestId,
      flowId: flow.value.id,
      authorisationUrl: flow.value.address,
      expiresAt: flow.value.expiresAt,
    }),
  );
  return { ok: true, address: flow.value.address };
}

/** The open attempt if it still fits what is ordered, else a new one. */
async function attemptFor(submission: Submission): Promise<PaymentAttempt | { refusal: Refusal }> {
  const { id, planPrice: amount, currency } = submission;
  const open = await query((db) => openAttempt(db, id));
  if (open && open.amount === amount && open.currency === currency) return open;
  if (open) {
    const refusal = await supersede(open);
    if (refusal) return { refusal };
  }
  return query((db) => addAttempt(db, { submissionId: id, way: "billing_request", amount, currency }));
}

async function supersede(attempt: PaymentAttempt): Promise<Refusal | null> {
  if (attempt.billingRequestId) {
    const cancelled = await cancelMandateRequest(attempt.billingRequestId);
    if (!cancelled.ok && !(await isCancelled(attempt.billingRequestId))) return cancelled;
  }
  await query((db) => updateAttempt(db, attempt.id, { status: "superseded" }));
  return null;
}

async function isCancelled(requestId: string): Promise<boolean> {
  const found = await findMandateRequest(requestId);
  return found.ok && found.value.status === "cancelled";
}

async function requestOf(attempt: PaymentAttempt, submission: Submission, market: Market) {
  if (attempt.billingRequestId) return findMandateRequest(attempt.billingRequestId);
  const made = await requestMandate(
    {
      submissionId: submission.id,
      description: `${productName}: ${plan(submission.planType).name}`,
      key: attempt.id,
    },
    market,
  );
  if (made.ok) await query((db) => updateAttempt(db, attempt.id, { billingRequestId: made.value.id }));
  return made;
}

function payerOf(submission: Submission): Payer {
  return {
    companyName: submission.businessName,
    email: submission.contactEmail,
    addressLine1: submission.registeredAddressLine1 ?? "",
    addressLine2: submission.registeredAddressLine2 ?? "",
    city: submission.registeredAddressCity ?? "",
    region: submission.registeredAddressRegion ?? "",
    postalCode: submission.registeredAddressPostalCode ?? "",
  };
}

/** Where the provider sends the payer: the request's id goes under the name that the contract gives it. */
function addressesOf(submissionId: string, requestId: string, market: Market) {
  const { siteUrl } = settings();
  const back = new URL(confirmationPath(submissionId, requestId), siteUrl);
  return { back: back.href, exit: new URL(signUpAddress(market.code, "review"), siteUrl).href };
}
