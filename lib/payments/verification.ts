import { type PaymentStatus, paymentStatuses } from "./states";

export type Verification = {
  success: boolean;
  status: PaymentStatus | "unknown";
  error?: string;
  details?: string;
  contactEmail?: string;
};

/** Why the provider's page was not opened: keys of the texts that say so. */
export const openProblems = ["notOpened", "contactPending"] as const;
export type OpenProblem = (typeof openProblems)[number];

/** What the confirmation page shows at once, after the redirect of a form without scripts. */
export type Checked = { shown: Verification; notOpened: OpenProblem | null };

export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "…" : `${[...email][0]}…${email.slice(at)}`;
}

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
