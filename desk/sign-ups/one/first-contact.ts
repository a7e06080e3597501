import type { Submission } from "@/db/schema/submissions";
import { claims } from "@/lib/content/claims";

/** Hours after the confirmation within which the firm promises to be in touch (spec section 9). */
export const firstContactHours = claims.followUpHours;

type ContactFacts = Pick<Submission, "paymentStatus" | "confirmedAt" | "stage" | "erasedAt">;

/** When the first contact is due; null if there has been one, or none is promised. */
export function firstContactDue({ paymentStatus, confirmedAt, stage, erasedAt }: ContactFacts): Date | null {
  if (paymentStatus !== "confirmed" || confirmedAt === null || stage !== "new" || erasedAt) return null;
  return new Date(confirmedAt.getTime() + firstContactHours * 60 * 60_000);
}
