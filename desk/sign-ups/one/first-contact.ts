import type { Submission } from "@/db/schema/submissions";
import { followUpBy } from "@/lib/dates/working-days";
import { marketOfCountry } from "@/lib/markets";

type ContactFacts = Pick<
  Submission,
  "paymentStatus" | "confirmedAt" | "stage" | "erasedAt" | "serviceCountry"
>;

/** When the first contact is due; null if there has been one, or none is promised. */
export function firstContactDue(signUp: ContactFacts, officeHours: string): Date | null {
  const { paymentStatus, confirmedAt, stage, erasedAt } = signUp;
  if (paymentStatus !== "confirmed" || confirmedAt === null || stage !== "new" || erasedAt) return null;
  return followUpBy(confirmedAt, marketOfCountry(signUp.serviceCountry), officeHours);
}
