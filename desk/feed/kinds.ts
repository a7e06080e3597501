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

/** The payment statuses of which the feed tells when a sign-up enters them. */
export const kindOfStatus = {
  confirmed: "signup.confirmed",
  failed: "signup.failed",
  cancelled: "signup.cancelled",
} as const satisfies Partial<Record<PaymentStatus, FeedKind>>;
