import { type MarketCode, market } from "@/lib/markets";
import { isPostalCodeOf } from "@/lib/markets/postal-codes";
import { regions } from "@/lib/markets/regions";
import type { RegisteredAddress } from "./business";
import { tidy } from "./rules/text";

/**
 * The fields of an address that was copied as a whole, in lines or with commas; null unless it has a street, a town and a
 * postal code of the market.
 */
export function addressFromText(text: string, code: MarketCode): RegisteredAddress | null {
  const parts = text
    .split(/[\n,]+/)
    .map(tidy)
    .filter(Boolean);
  const last = parts.at(-1)?.toUpperCase() ?? "";
  if (countryNames[code].includes(last)) parts.pop();
  const ending = postalCodeAtEnd(parts, code);
  if (!ending) return null;
  const { region, rest } = regionAtEnd(ending.rest, code);
  const [addressLine1, ...more] = rest;
  const locality = more.pop();
  if (addressLine1 === undefined || locality === undefined) return null;
  const { postalCode } = ending;
  return { addressLine1, addressLine2: more.join(", "), locality, region, postalCode };
}

const countryNames: Record<MarketCode, readonly string[]> = {
  uk: ["UNITED KINGDOM", "ENGLAND", "SCOTLAND", "WALES", "NORTHERN IRELAND", ...market("uk").names],
  us: ["UNITED STATES", "UNITED STATES OF AMERICA", ...market("us").names],
  ca: market("ca").names,
};

/** A postal code has one or two words: the longest ending of the last part that is one. */
function postalCodeAtEnd(parts: readonly string[], code: MarketCode) {
  const words = parts.at(-1)?.split(" ") ?? [];
  const count = [2, 1].find((n) => words.length >= n && isPostalCodeOf(code, words.slice(-n).join(" ")));
  if (count === undefined) return null;
  const postalCode = words.slice(-count).join(" ").toUpperCase();
  return { postalCode, rest: replaceLast(parts, words.slice(0, -count).join(" ")) };
}

/** The state or province, by code or name, at the end of the last part: 'Austin TX', 'TX', 'Texas'. */
function regionAtEnd(parts: readonly string[], code: MarketCode) {
  const last = parts.at(-1) ?? "";
  const found = regions(code)
    .flatMap(({ code: region, name }) => [region, name].map((written) => ({ region, written })))
    .find(({ written }) => ` ${last}`.toUpperCase().endsWith(` ${written.toUpperCase()}`));
  if (!found) return { region: "", rest: parts };
  return { region: found.region, rest: replaceLast(parts, last.slice(0, -found.written.length).trim()) };
}

function replaceLast(parts: readonly string[], part: string): readonly string[] {
  return [...parts.slice(0, -1), ...(part === "" ? [] : [part])];
}
