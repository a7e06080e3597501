import type { Submission } from "@/db/queries/submissions";
import { words } from "@/i18n/words";
import { defaultEdition, type Edition, editionOfSubmission, type Locale } from "@/lib/markets/editions";
import { paymentStates } from "@/lib/payments/states";
import { maskEmail, type Verification } from "@/lib/payments/verification";
import { timeoutMs, withDeadlineOr } from "@/server/deadlines";
import { settings } from "@/server/env";
import { isTransient } from "@/server/failures";
import type { BuyerHashes } from "@/server/http/cookies";
import { rateLimit } from "@/server/http/limits";
import { factsOf, log } from "@/server/logging/log";
import { readLink } from "@/server/payments/read-link";
import type { Reconciled } from "./apply-decision";
import { bindPlanLink } from "./bind-plan-link";
import { findLinked } from "./links";
import { reconcileOnRequest } from "./reconcile-on-request";
import { overdue } from "./reply";

/** `problem`: names the message in `answer.error`. */
export type VerificationResult = { httpStatus: number; answer: Verification; problem?: Issue };

/**
 * Verifies a payment when the payer returns. The ids are untrusted; the status comes from the provider. `reader`: in whose language an
 * answer is that is about no submission.
 */
export async function verifyPayment(
  raw: { submissionId?: unknown; requestId?: unknown },
  buyerHashes: BuyerHashes,
  { locale }: Pick<Edition, "locale"> = defaultEdition,
): Promise<VerificationResult> {
  const until = performance.now() + timeoutMs.paymentPage;
  const link = readLink(raw.submissionId, raw.requestId);
  if (!link.ok) return issue(400, link.problem, { locale });
  try {
    const submission = await findLinked(link.ids);
    if (submission) return await outcome(submission, { buyerHashes, until });
    if (!(await rateLimit("try_link")).ok) return issue(429, "tooMany", { locale });
    const linkResult =
      settings().paymentWay === "plan_links"
        ? await withDeadlineOr(
            bindPlanLink(link.ids, buyerHashes, until),
            until - performance.now(),
            "waiting",
          )
        : "refused";
    if (linkResult === "waiting") return unfinished("processing");
    const found = linkResult === "linked" ? await findLinked(link.ids) : null;
    return found ? await outcome(found, { buyerHashes, until }) : issue(404, "unknownLink", { locale });
  } catch (error) {
    log("error", "payment not verified", factsOf(error));
    return issue(503, "unavailable", { locale });
  }
}

type Requester = { buyerHashes: BuyerHashes; until: number };

async function outcome(
  submission: Submission,
  { buyerHashes, until }: Requester,
): Promise<VerificationResult> {
  const edition = editionOfSubmission(submission);
  const { locale } = edition;
  const { status, refusal } = await reconcileInTime(submission, until);
  switch (status) {
    case "confirmed": {
      const isOwner = buyerHashes.includes(submission.ownerTokenHash);
      const contactEmail = isOwner ? submission.contactEmail : maskEmail(submission.contactEmail);
      return { httpStatus: 200, answer: { success: true, status, contactEmail } };
    }
    case "cancelled":
    case "failed":
      return withoutDebit(edition, status, submission.confirmedAt !== null);
    case "processing":
      return unfinished(status);
    case "pending":
    case "abandoned":
      if (refusal === null) return unfinished("pending");
      // An unreachable provider is no failure, so the status is `processing` and the page keeps polling.
      return isTransient(refusal) ? unfinished("processing") : issue(502, "verificationFailed", { locale });
  }
}

function unfinished(status: "pending" | "processing"): VerificationResult {
  return { httpStatus: 200, answer: { success: false, status } };
}

/** `wasSetUp`: whether there was a debit, which has ended. */
export function withoutDebit(
  { locale, scheme }: Edition,
  status: "cancelled" | "failed",
  wasSetUp: boolean,
): VerificationResult {
  if (wasSetUp) return issue(200, status === "failed" ? "stopped" : "ended", { locale, status });
  if (status === "cancelled") return issue(200, "cancelled", { locale, status });
  const debit = words(locale, "signUp")(`debit.${scheme}`);
  const details = words(locale, "payment")("issue.setupFailedDetails", { debit });
  return issue(200, "setupFailed", { locale, status, details });
}

/** Asks the provider, except about a debit that is set up: its end arrives as an event. */
async function reconcileInTime(
  { id, paymentStatus: status }: Submission,
  until: number,
): Promise<Reconciled> {
  const unchanged = { status, refusal: null };
  if (paymentStates[status].debit === "setUp") return unchanged;
  const late = { status, refusal: overdue };
  const reconciling = reconcileOnRequest(id, { until });
  return (await withDeadlineOr(reconciling, until - performance.now(), late)) ?? unchanged;
}

type Issue =
  | "missingSubmission"
  | "missingRequest"
  | "unknownLink"
  | "unavailable"
  | "foreign"
  | "tooMany"
  | "verificationFailed"
  | "cancelled"
  | "ended"
  | "stopped"
  | "setupFailed";

export function issue(
  httpStatus: number,
  problem: Issue,
  about: { locale?: Locale; status?: Verification["status"]; details?: string } = {},
): VerificationResult {
  const { locale = defaultEdition.locale, status = "unknown", details } = about;
  const error = words(locale, "payment")(`issue.${problem}`);
  return { httpStatus, answer: { success: false, status, error, ...(details ? { details } : {}) }, problem };
}
