import "server-only";
import type { Submission } from "@/db/queries/submissions";
import { addDays, dateIn, type IsoDate } from "@/lib/dates";
import { likelyFirstPayment, onWorkingDay } from "@/lib/dates/working-days";
import { marketOfCountry } from "@/lib/markets";

type Agreed = Pick<Submission, "serviceCountry" | "termsAcceptedAt" | "confirmedAt" | "firstPaymentOn">;

/**
 * The first payment of a sign-up: the provider's date once it is known, until then the one that the review named, or
 * the first working day after a confirmation that came later than that.
 */
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
