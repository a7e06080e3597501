import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { addDays, dateIn, type IsoDate } from "@/lib/dates";
import { likelyFirstPayment, onWorkingDay } from "@/lib/dates/working-days";
import { marketOfCountry } from "@/lib/markets";

type Agreed = Pick<Submission, "serviceCountry" | "termsAcceptedAt" | "confirmedAt" | "firstPaymentOn">;

/** The provider's date if known; else the later of the date in the review and the next working day. */
export function firstPaymentOf(
  { serviceCountry, termsAcceptedAt, confirmedAt, firstPaymentOn }: Agreed,
  now: Date,
): { readonly date: IsoDate; readonly isKnown: boolean } {
  if (firstPaymentOn !== null) return { date: firstPaymentOn, isKnown: true };
  const market = marketOfCountry(serviceCountry);
  const named = likelyFirstPayment(market, termsAcceptedAt);
  const possible = onWorkingDay(addDays(dateIn(market.timeZone, confirmedAt ?? now), 1), market.scheme);
  const [, later = named] = [named, possible].toSorted();
  return { date: later, isKnown: false };
}
