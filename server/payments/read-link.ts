import type { ConfirmationIds, LinkProblem } from "@/lib/payments/link";
import { isUuid } from "@/lib/uuid";
import { isRequestId } from "./provider";

/** Checks the two ids of a link to a confirmation, which anybody may have typed. */
export function readLink(
  submissionId: unknown,
  requestId: unknown,
): { ok: true; ids: ConfirmationIds } | { ok: false; problem: LinkProblem } {
  if (!isGiven(submissionId)) return { ok: false, problem: "missingSubmission" };
  if (!isGiven(requestId)) return { ok: false, problem: "missingRequest" };
  if (!isUuid(submissionId) || !isRequestId(requestId)) return { ok: false, problem: "unknownLink" };
  return { ok: true, ids: { submissionId, requestId } };
}

function isGiven(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
