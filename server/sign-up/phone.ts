import "server-only";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type MarketCode, market, marketFromCountry } from "@/lib/markets";
import { isReservedForFiction } from "@/lib/sign-up/rules/phone";
import type { Doubt } from "@/lib/sign-up/rules/warnings";

/** A phone number as typed in a market: its international form, if it can be dialled, and what is odd about it. */
export function readPhone(typed: string, code: MarketCode): { e164: string | null; doubt: Doubt | null } {
  if (typed === "") return { e164: null, doubt: null };
  const number = parsePhoneNumberFromString(typed, market(code).iso);
  if (!number || !(number.isValid() || isReservedForFiction(number.number)))
    return { e164: number?.isPossible() ? number.number : null, doubt: "phoneUnlikely" };
  const isHere = number.country === undefined || marketFromCountry(number.country) === code;
  return { e164: number.number, doubt: isHere ? null : "phoneElsewhere" };
}
