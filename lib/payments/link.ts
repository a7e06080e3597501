import { isUuid } from "@/lib/uuid";

export type ConfirmationIds = { submissionId: string; flowId: string };

export type LinkProblem = "missingSubmission" | "missingFlow" | "unknownLink";

const flowPattern = /^(RE|BRQ|BRF)[0-9A-Z]{1,124}$/; // Strict: the client library puts ids into API paths unescaped

export function readLink(
  submissionId: unknown,
  flowId: unknown,
): { ok: true; ids: ConfirmationIds } | { ok: false; problem: LinkProblem } {
  if (!isGiven(submissionId)) return { ok: false, problem: "missingSubmission" };
  if (!isGiven(flowId)) return { ok: false, problem: "missingFlow" };
  if (!isUuid(submissionId) || !flowPattern.test(flowId)) return { ok: false, problem: "unknownLink" };
  return { ok: true, ids: { submissionId, flowId } };
}

function isGiven(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** What a link to the contact opens: the confirmation, or the way to set up the payment while there is no debit. */
export type ConfirmationLinkOpens = "confirmation" | "payment";

/** What the page shows that opens a confirmation in another browser. */
export type OpenConfirmationState =
  | { state: "unknown" | "unavailable" }
  | { state: "ask"; opens: ConfirmationLinkOpens }
  | { state: "open"; opens: ConfirmationLinkOpens; token: string } // The secret that the button gives to a browser that has none
  | { state: "used"; askAt: string }
  | { state: "redirect"; address: string }; // The page that shows the confirmation, or says why there is none
