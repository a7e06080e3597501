import "server-only";
import { getCountryCallingCode, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type MarketCode, market, marketFromCountry } from "@/lib/markets";
import { isReservedForFiction } from "@/lib/sign-up/rules/phone";
import type { WarningKind } from "@/lib/sign-up/rules/warnings";

/**
 * Parses a phone number as typed in a market. Returns its E.164 form, null if the number is impossible, and a warning if it is
 * unusual.
 */
export function readPhone(
  typed: string,
  code: MarketCode,
): { e164: string | null; warning: WarningKind | null } {
  if (typed === "") return { e164: null, warning: null };
  const number = parsePhoneNumberFromString(typed, market(code).iso);
  if (!number || !(number.isValid() || isReservedForFiction(number.number)))
    return { e164: number?.isPossible() ? number.number : null, warning: "phoneUnlikely" };
  return { e164: number.number, warning: isOf(code, number) ? null : "phoneInOtherCountry" };
}

/** Numbers without a place, which a whole numbering plan shares: libphonenumber calls those of +1 American. */
const sharedTypes: readonly unknown[] = ["TOLL_FREE", "PREMIUM_RATE", "PERSONAL_NUMBER"];

function isOf(code: MarketCode, number: PhoneNumber): boolean {
  const { country, countryCallingCode } = number;
  if (country === undefined || marketFromCountry(country) === code) return true;
  return (
    getCountryCallingCode(market(code).iso) === countryCallingCode && sharedTypes.includes(number.getType())
  );
}
