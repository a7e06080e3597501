import { setTimeout as pause } from "node:timers/promises";
import {
  type PaymentAttempt,
  type RequestAndPage,
  recordSentToBank,
  supersedeAttempt,
  takeAttempt,
  updateOpenAttempt,
} from "@/db/queries/attempts";
import type { Submission } from "@/db/queries/submissions";
import { orderName } from "@/i18n/order-name";
import { editionOfSubmission } from "@/lib/markets/editions";
import type { ConfirmationIds } from "@/lib/payments/link";
import { query } from "@/server/database";
import { timeoutMs, withDeadlineOr } from "@/server/deadlines";
import { settings } from "@/server/env";
import type { BuyerHashes } from "@/server/http/cookies";
import { rateLimit } from "@/server/http/limits";
import { log } from "@/server/logging/log";
import { payerOf, raiseContactRefused } from "./customer";
import { confirmationAddress, findLinked, keyTo, planLinkAddress, returnAddresses } from "./links";
import {
  canCancelRequest,
  cancelMandateRequest,
  findMandateRequest,
  openHostedPage,
  requestMandate,
  updateCustomer,
} from "./provider";
import { contactPending, contended, overdue, type Refusal, rateLimitedRefusal, refused } from "./reply";

type OpenResult = { ok: true; address: string } | Refusal;

const maxTries = 10;
const maxWaits = 5; // Then the other browser has had a second, and is taken for gone.
const noKey = refused("no_key");

/**
 * Returns the provider's page for a browser. Before that it cancels a request for another amount or of another browser, so that
 * only one can be approved.
 */
export function openPayment(
  { id }: Pick<Submission, "id">,
  first: FirstAttempt | null = null,
  browserHash: string | null = null,
): Promise<OpenResult> {
  return withDeadlineOr(open(id, first, browserHash), timeoutMs.paymentPage, overdue);
}

/** A submission and its first attempt, as they were just written. */
type FirstAttempt = { submission: Submission; attempt: PaymentAttempt };

export function paymentWay(): PaymentAttempt["way"] {
  return settings().paymentWay === "plan_links" ? "plan_link" : "mandate_request";
}

/** `isContactPending`: the provider does not have the payer's new contact yet. */
type ResumeResult = { ok: true; address: string } | { ok: false; isContactPending: boolean };

/** As `openPayment`, for a browser that made the submission or that an e-mailed link let in; null for any other. */
export async function resumePayment(
  ids: ConfirmationIds,
  buyerHashes: BuyerHashes,
): Promise<ResumeResult | null> {
  const submission = await findLinked(ids);
  const browserHash = submission && (await keyTo(submission, buyerHashes));
  return submission && browserHash ? openAgain(submission, browserHash) : null;
}

/** Null: the browser's key has ended. */
export async function openAgain(submission: Submission, browserHash: string): Promise<ResumeResult | null> {
  const allowed = await rateLimit("resume_payment", [submission.id]);
  const opened = allowed.ok ? await openPayment(submission, null, browserHash) : rateLimitedRefusal;
  if (opened.ok) return opened;
  if (opened === noKey) return null;
  const { reason, code } = opened;
  log("error", "payment not opened", { submission: submission.id, reason, code });
  return { ok: false, isContactPending: opened === contactPending };
}

async function open(id: string, first: FirstAttempt | null, browserHash: string | null): Promise<OpenResult> {
  const way = paymentWay();
  let isSuperseded = false;
  for (let tried = 0; tried < maxTries; tried += 1) {
    const taken =
      first && tried === 0
        ? ({ outcome: "open", ...first } as const)
        : await query((db) => takeAttempt(db, id, way, browserHash));
    if (!taken) throw new Error("the submission is gone");
    if (taken.outcome === "noKey") return noKey;
    if (taken.outcome === "alreadySetUp") return opened(await confirmationAddress(id));
    // Two browsers that press at the same moment would otherwise supersede each other's attempts before either has a page.
    if (
      isSuperseded &&
      taken.outcome === "outdated" &&
      taken.attempt.authorisationUrl === null &&
      tried <= maxWaits
    ) {
      await pause(timeoutMs.otherPage);
      continue;
    }
    const result =
      taken.outcome === "outdated"
        ? await supersede(taken.attempt)
        : way === "plan_link"
          ? await sentTo(planLinkAddress(taken.submission), id)
          : await hostedPage(taken.attempt, taken.submission);
    if (result) return result;
    isSuperseded ||= taken.outcome === "open";
  }
  return contended;
}

async function supersede(attempt: PaymentAttempt): Promise<OpenResult | null> {
  const { submissionId, requestId } = attempt;
  if (requestId !== null && canCancelRequest(requestId)) {
    const cancelled = await cancelMandateRequest(requestId);
    // Refused: the payer has approved the request in the meantime.
    if (!cancelled.ok)
      return cancelled.reason === "refused" ? opened(await confirmationAddress(submissionId)) : cancelled;
  }
  await query((db) => supersedeAttempt(db, attempt));
  return null;
}

/** Returns the provider's page for an attempt; our return page if the payer has approved it; null if it is no longer open. */
async function hostedPage(attempt: PaymentAttempt, submission: Submission): Promise<OpenResult | null> {
  const edition = editionOfSubmission(submission);
  const found = attempt.requestId ? await findMandateRequest(attempt.requestId) : null;
  const description = orderName(submission, edition);
  const order = { submissionId: submission.id, attemptId: attempt.id, description };
  const request = found ?? (await requestMandate(order, edition));
  if (!request.ok) return request;
  const { id: requestId, status, customerId } = request.value;
  if (status === "pending") {
    const address = reusablePage(attempt, submission);
    if (address !== null) return sentTo(address, submission.id);
    if (attempt.pageId !== null && customerId !== null && hasNewContact(attempt, submission)) {
      const changed = await changeCustomer(customerId, attempt, submission);
      if (changed) return changed;
    }
    return newPage(attempt, submission, requestId);
  }
  if (!found && !(await store(attempt, { requestId }))) return null;
  if (status !== "cancelled") return opened(returnAddresses(submission.id, requestId).back);
  await query((db) => supersedeAttempt(db, { ...attempt, requestId }));
  return null;
}

/** The page that an earlier press opened, while it can be used and shows the same order. */
function reusablePage(
  { authorisationUrl, expiresAt, draftVersion }: PaymentAttempt,
  submission: Submission,
): string | null {
  const isOpen = expiresAt !== null && expiresAt > new Date() && draftVersion === submission.draftVersion;
  return isOpen ? authorisationUrl : null;
}

/**
 * Gives the customer of an earlier page the contact of now: its new page asks the payer for the address that the provider has.
 * Returns what keeps the page from being opened.
 */
async function changeCustomer(
  customerId: string,
  attempt: PaymentAttempt,
  submission: Submission,
): Promise<Refusal | null> {
  const payer = payerOf(submission, attempt);
  const update = updateCustomer(customerId, payer, editionOfSubmission(submission));
  const changed = await withDeadlineOr(update, timeoutMs.customerUpdate, overdue);
  if (changed.ok || changed.reason === "not_found") return null;
  if (changed.reason !== "refused") return contactPending;
  await raiseContactRefused(submission.id, changed, `${submission.id}:${submission.draftVersion}`);
  return null;
}

/** Whether the contact may have changed since the attempt's page was opened: by the desk, which forgets the page, or in the sign-up. */
function hasNewContact({ authorisationUrl, draftVersion }: PaymentAttempt, submission: Submission): boolean {
  return authorisationUrl === null || draftVersion !== submission.draftVersion;
}

/** Opens a page and stores it together with its request. After a crash in between, the next press gets the same request. */
async function newPage(
  attempt: PaymentAttempt,
  submission: Submission,
  requestId: string,
): Promise<OpenResult | null> {
  const edition = editionOfSubmission(submission);
  const addresses = returnAddresses(submission.id, requestId);
  const flow = await openHostedPage(requestId, payerOf(submission, attempt), edition, addresses);
  const page = flow.ok && {
    pageId: flow.value.id,
    authorisationUrl: flow.value.address,
    expiresAt: flow.value.expiresAt,
    draftVersion: submission.draftVersion,
  };
  if (!(await store(attempt, { requestId, ...page }))) return null;
  return flow.ok ? sentTo(flow.value.address, submission.id) : flow;
}

/** The provider's page, to which the payer goes now. */
async function sentTo(address: string, submissionId: string): Promise<OpenResult> {
  await query((db) => recordSentToBank(db, submissionId));
  return opened(address);
}

/** False if the attempt is no longer open; then the request that was made for it is cancelled. */
async function store(attempt: PaymentAttempt, made: RequestAndPage): Promise<boolean> {
  const isStored = await query((db) => updateOpenAttempt(db, attempt.id, made));
  if (!isStored && attempt.requestId === null) await cancelMandateRequest(made.requestId);
  return isStored;
}

function opened(address: string): OpenResult {
  return { ok: true, address };
}
