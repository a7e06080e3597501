/** What a confirmation link carries, as it came in the query or in a body. */
export type ConfirmationIds = { submissionId: string; flowId: string };

export type LinkProblem = "missingSubmission" | "missingFlow" | "unknownLink";

const submissionPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Ids of the provider go into the addresses of its API unescaped: nothing else may ever get there. */
const flowPattern = /^(RE|BRQ|BRF)[0-9A-Z]{1,124}$/;

/** Reads the two ids of a confirmation link; the problems are those of spec section 5, and ids of no kind we know. */
export function readLink(
  submissionId: unknown,
  flowId: unknown,
): { ok: true; ids: ConfirmationIds } | { ok: false; problem: LinkProblem } {
  if (!isGiven(submissionId)) return { ok: false, problem: "missingSubmission" };
  if (!isGiven(flowId)) return { ok: false, problem: "missingFlow" };
  if (!submissionPattern.test(submissionId) || !flowPattern.test(flowId))
    return { ok: false, problem: "unknownLink" };
  return { ok: true, ids: { submissionId, flowId } };
}

function isGiven(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
