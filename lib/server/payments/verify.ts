import "server-only";
import { findAttempt } from "@/db/attempts";
import { findSubmission, type Submission } from "@/db/submissions";
import { defaultMarket, type Locale, market, marketOfCountry } from "@/lib/markets";
import { readLink } from "@/lib/payments/link";
import { maskEmail, type Verification } from "@/lib/payments/verification";
import { query } from "@/lib/server/database";
import { Overdue, withDeadline } from "@/lib/server/deadline";
import { factsOf, log } from "@/lib/server/log";
import { words } from "@/messages/words";
import { settle } from "./settle";

/** A page waits this long at most; a slower provider is asked again, and the late answer is not lost. */
const pageBudget = 2_500;

export type Verified = { httpStatus: number; answer: Verification };

/**
 * Verifies the return from the payment provider. The two ids prove nothing: they must belong together, and the
 * state is what the provider says when asked. `ownerHash` tells whether the browser made the submission.
 */
export async function verifyPayment(
  raw: { submissionId: unknown; redirectFlowId: unknown },
  ownerHash: string | null,
): Promise<Verified> {
  const link = readLink(raw.submissionId, raw.redirectFlowId);
  if (!link.ok) return issue(400, link.problem);
  try {
    const submission = await query((db) => findSubmission(db, link.ids.submissionId));
    const attempt = await query((db) => findAttempt(db, link.ids.flowId));
    if (!submission || attempt?.submissionId !== submission.id) return issue(404, "unknownLink");
    return await outcome(submission, ownerHash);
  } catch (error) {
    log("error", "payment not verified", factsOf(error));
    return issue(503, "unavailable");
  }
}

async function outcome(submission: Submission, ownerHash: string | null): Promise<Verified> {
  const contactEmail =
    ownerHash === submission.ownerTokenHash ? submission.contactEmail : maskEmail(submission.contactEmail);
  const settled = await settleInTime(submission.id);
  const { locale } = marketOfCountry(submission.serviceCountry);
  if (settled === "overdue") return { httpStatus: 200, answer: { success: false, status: "processing" } };
  if (settled?.refusal) {
    const { reason, code } = settled.refusal;
    log("error", "provider refused", { submission: submission.id, reason, code });
    if (reason === "unreachable" || reason === "busy")
      return { httpStatus: 200, answer: { success: false, status: "processing" } };
    return issue(502, "verificationFailed", locale);
  }
  switch (settled?.status) {
    case "confirmed":
      return { httpStatus: 200, answer: { success: true, status: "confirmed", contactEmail } };
    case "cancelled":
      return issue(200, "cancelled", locale, "cancelled");
    case "failed":
      return issue(200, "setupFailed", locale, "failed");
    default:
      return { httpStatus: 200, answer: { success: false, status: settled?.status ?? "unknown" } };
  }
}

async function settleInTime(id: string) {
  try {
    return await withDeadline(settle(id, "return"), pageBudget);
  } catch (error) {
    if (error instanceof Overdue) return "overdue" as const;
    throw error;
  }
}

type Issue =
  | "missingSubmission"
  | "missingFlow"
  | "unknownLink"
  | "unavailable"
  | "verificationFailed"
  | "cancelled"
  | "setupFailed";

function issue(
  httpStatus: number,
  problem: Issue,
  locale: Locale = market(defaultMarket).locale,
  status: Verification["status"] = "unknown",
): Verified {
  return {
    httpStatus,
    answer: { success: false, status, error: words(locale, "payment")(`issue.${problem}`) },
  };
}
