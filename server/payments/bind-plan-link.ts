import { z } from "zod";
import { attemptsOf, type PaymentAttempt, updateOpenAttempt } from "@/db/queries/attempts";
import { retryUnmatched } from "@/db/queries/events";
import { findSubmission, type Submission } from "@/db/queries/submissions";
import { marketOfCountry } from "@/lib/markets";
import type { ConfirmationIds } from "@/lib/payments/link";
import { normalizedEmail } from "@/lib/sign-up/rules/email";
import { query } from "@/server/database";
import { isTransient } from "@/server/failures";
import type { BuyerHashes } from "@/server/http/cookies";
import { rateLimit } from "@/server/http/limits";
import { factsOf, log } from "@/server/logging/log";
import { raiseAlarm } from "./alarm";
import { askOnce } from "./ask-once";
import { isAsOrdered } from "./debit";
import { keyTo } from "./links";
import {
  emailOfPayer,
  findMandate,
  findPlanLinkRequest,
  type MandateRequest,
  subscriptionsOn,
} from "./provider";

/**
 * Milliseconds by which a flow may seem older than our attempt: clocks differ, and its page may open before the attempt is
 * stored.
 */
const skew = 5 * 60_000;

const tried = z.object({ requestId: z.string(), result: z.enum(["linked", "waiting", "refused"]) });
type LinkResult = z.infer<typeof tried>["result"];

/**
 * Links a plan link's flow to a submission, if it matches the order and the payer. The ids are untrusted, so the provider is
 * asked about one flow of a submission at a time. Browsers that may see the submission have a turn of their own, so that guesses
 * of others do not delay them.
 */
export async function bindPlanLink(
  ids: ConfirmationIds,
  buyerHashes: BuyerHashes,
  until: number,
): Promise<LinkResult> {
  const submission = await query((db) => findSubmission(db, ids.submissionId));
  if (!submission) return "refused";
  const isLetIn = (await keyTo(submission, buyerHashes)) !== null;
  const tryOnce = async () => {
    const { ok } = await rateLimit("verify_payment", [submission.id]);
    return ok
      ? { requestId: ids.requestId, result: await tryRequest(ids.requestId, submission, isLetIn) }
      : null;
  };
  const question = `${isLetIn ? "own" : "any"} flow of ${submission.id}`;
  const asked = await askOnce(question, tried, tryOnce, until);
  return asked?.requestId === ids.requestId ? asked.result : "waiting";
}

async function tryRequest(requestId: string, submission: Submission, isLetIn: boolean): Promise<LinkResult> {
  const attempts = await query((db) => attemptsOf(db, submission.id));
  const attempt = attempts.find(({ status, way }) => status === "open" && way === "plan_link");
  if (!attempt || attempt.requestId) return "refused";
  const request = await findPlanLinkRequest(requestId, submission.id);
  if (!request.ok) return isTransient(request) ? "waiting" : "refused";
  if (!isNewer(request.value, attempt)) return "refused";
  const { status, mandateId } = request.value;
  if (status === "cancelled") return "refused";
  if (mandateId === null) return "waiting";
  if (!isLetIn && !(await isPayer(request.value, submission))) return "refused";
  const agrees = await matchesOrder(mandateId, submission);
  if (agrees !== true) return agrees === "unknown" ? "waiting" : raiseMismatch(submission, requestId);
  return linkAttempt(attempt, requestId);
}

function isNewer({ createdAt }: MandateRequest, attempt: PaymentAttempt): boolean {
  return createdAt !== null && createdAt.getTime() > attempt.createdAt.getTime() - skew;
}

async function isPayer({ customerId }: MandateRequest, { contactEmail }: Submission): Promise<boolean> {
  const email = customerId === null ? null : await emailOfPayer(customerId);
  return email?.ok === true && normalizedEmail(email.value ?? "") === normalizedEmail(contactEmail);
}

async function matchesOrder(mandateId: string, submission: Submission): Promise<boolean | "unknown"> {
  const [mandate, there] = await Promise.all([findMandate(mandateId), subscriptionsOn(mandateId)]);
  if (!mandate.ok || !there.ok) return "unknown";
  const [subscription, ...others] = there.value;
  if (!subscription) return "unknown";
  const { scheme } = marketOfCountry(submission.serviceCountry);
  return mandate.value.scheme === scheme && others.length === 0 && isAsOrdered(subscription, submission);
}

async function raiseMismatch({ id: submissionId }: Submission, requestId: string): Promise<LinkResult> {
  await raiseAlarm({ reason: "conflicting_subscription", submissionId, detail: requestId, about: requestId });
  return "refused";
}

/** Stores the flow's id on the attempt; a unique constraint lets only one of several concurrent calls succeed. */
async function linkAttempt({ id }: PaymentAttempt, requestId: string): Promise<LinkResult> {
  try {
    const isUpdated = await query((db) => updateOpenAttempt(db, id, { requestId }));
    if (isUpdated) await query((db) => retryUnmatched(db, requestId));
    return isUpdated ? "linked" : "refused";
  } catch (error) {
    const facts = factsOf(error);
    if (facts.code !== "23505") throw error;
    log("warn", "flow belongs to another submission", facts);
    return "refused";
  }
}
