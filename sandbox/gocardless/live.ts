import type { Live } from "../wire/store";
import type { Tables } from "./rows";

/** What time or the delivery of webhooks may still move. */
export const live: Live<Tables> = {
  billing_requests: ({ status }) => status === "fulfilling",
  mandates: ({ status }) => status === "pending_submission" || status === "submitted",
  subscriptions: ({ status }) => status === "active",
  payments: ({ status }) =>
    status === "pending_submission" || status === "submitted" || status === "confirmed",
  events: ({ announced }) => !announced,
  webhooks: ({ state }) => state === "waiting",
};
