export type ConfirmationIds = { submissionId: string; requestId: string };

export type LinkProblem = "missingSubmission" | "missingRequest" | "unknownLink";

/** Minutes for which a link to the confirmation works after it was sent. */
export const confirmationLinkMinutes = 15;

/** What a link to the contact opens: the confirmation, or the way to set up the payment while there is no debit. */
export type ConfirmationLinkOpens = "confirmation" | "payment";

/** What the page shows that opens a confirmation in another browser. */
export type OpenConfirmationState =
  | { state: "unknown" | "unavailable" }
  | { state: "ask"; opens: ConfirmationLinkOpens }
  | { state: "open"; opens: ConfirmationLinkOpens; token: string } // The secret that the button gives to a browser that has none
  | { state: "used"; askAt: string }
  | { state: "redirect"; address: string }; // The page that shows the confirmation, or says why there is none
