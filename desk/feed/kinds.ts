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

/** The event that the feed sends when a sign-up enters a payment status; null: none. */
export const kindOfStatus: Record<PaymentStatus, FeedKind | null> = {
  pending: null, // A new sign-up is `signup.submitted`
  processing: null,
  confirmed: "signup.confirmed",
  cancelled: "signup.cancelled",
  failed: "signup.failed",
  abandoned: null,
};
