import { type PaymentStatus, paymentStatuses } from "./states";

/** The answer of the verification (spec section 3), with the status beside it. */
export type Verification = {
  success: boolean;
  status: PaymentStatus | "unknown";
  error?: string;
  details?: string;
  contactEmail?: string;
};

/** Hides the most of an address from a browser that did not make the submission: r…@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "…" : `${[...email][0]}…${email.slice(at)}`;
}

/** Reads the verification's answer as it came over the wire; null when it is none. */
export function readVerification(value: unknown): Verification | null {
  if (typeof value !== "object" || value === null) return null;
  const { success, status, error, details } = value as Record<string, unknown>;
  if (typeof success !== "boolean") return null;
  return {
    success,
    status: paymentStatuses.find((known) => known === status) ?? "unknown",
    ...(typeof error === "string" ? { error } : {}),
    ...(typeof details === "string" ? { details } : {}),
  };
}
