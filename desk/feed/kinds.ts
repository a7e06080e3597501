import type { PaymentStatus } from "@/lib/payments/states";

/** What the feed tells a receiver of. */
export const feedKinds = [
  "signup.submitted",
  "signup.confirmed",
  "signup.failed",
  "signup.cancelled",
  "lead.created",
] as const;
export type FeedKind = (typeof feedKinds)[number];

/** `test`: sent to one endpoint, by an operator. */
export const eventKinds = [...feedKinds, "test"] as const;
export type EventKind = (typeof eventKinds)[number];

/** The event of a payment status that a sign-up enters, if there is one. */
export const kindOfStatus: Partial<Record<PaymentStatus, FeedKind>> = {
  confirmed: "signup.confirmed",
  failed: "signup.failed",
  cancelled: "signup.cancelled",
};
