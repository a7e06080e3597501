import { type MarketCode, market } from "@/lib/markets";
import { isPostalCodeOf, marketRules, type Region, regions } from "@/lib/markets/rules";
import type { RegisteredAddress } from "./business";
import { tidy, tidyCode } from "./rules/text";

/**
 * The fields of an address that was copied as a whole, in lines or with commas, without its county. Null unless each part is
 * clear: a street, a town, a postal code of the market and, where an address must have one, a region. `ownRegions`: with
 * their names in the language of the page.
 */
export function addressFromText(
  text: string,
  code: MarketCode,
  ownRegions: readonly Region[],
): RegisteredAddress | null {
  const parts = text
    .split(/[\n,]+/)
    .map(tidy)
    .filter(Boolean);
  const last = tidyCode(parts.at(-1) ?? "").toUpperCase();
  if (namesOf(code).includes(last)) parts.pop();
  const ending = postalCodeAtEnd(parts, code);
  if (!ending) return null;
  const { region, rest } = regionAtEnd(ending.rest, [...regions(code), ...ownRegions]);
  const named = withoutCounty(rest, code);
  const [addressLine1, ...more] = named;
  const locality = more.pop();
  if (addressLine1 === undefined || locality === undefined) return null;
  if (named.length < rest.length && isStreet(locality, named.length === 2 ? addressLine1 : null)) return null;
  if (partOfBuilding.test(locality) && /\d/.test(locality)) return null; // Towns are named Flat Rock and Ste-Anne, too
  if (region === "" && regions(code).length > 0) return null;
  // A part of a building is no street. After a street, a third part may be a company's name instead of a second line.
  if (
    partOfBuilding.test(addressLine1) ? more.length === 0 : !more.every((line) => partOfBuilding.test(line))
  )
    return null;
  const { postalCode } = ending;
  return { addressLine1, addressLine2: more.join(", "), locality, region, postalCode };
}

const partOfBuilding = /^(unit|flat|suite|ste|apt|apartment|room|floor|#|\d+(st|nd|rd|th) floor)(?![a-z])/i;

/** Whether the last part before a county may be a street. `before`: the only part before it; null if there are more. */
function isStreet(part: string, before: string | null): boolean {
  return (
    /\d| (?:street|st|road|rd|lane|avenue|ave|drive|close|way)\.?$/i.test(part) ||
    (before !== null && !/\d/.test(before))
  );
}

function namesOf(code: MarketCode): readonly string[] {
  return [...market(code).names, ...marketRules(code).addressNames];
}

/** A postal code has one or two words, so both endings of the last part are tried, the longer first. */
function postalCodeAtEnd(parts: readonly string[], code: MarketCode) {
  const words = parts.at(-1)?.split(" ") ?? [];
  const count = [2, 1].find(
    (n) => words.length >= n && isPostalCodeOf(code, tidyCode(words.slice(-n).join(" "))),
  );
  if (count === undefined) return null;
  const postalCode = tidyCode(words.slice(-count).join(" ")).toUpperCase();
  return { postalCode, rest: replaceLast(parts, words.slice(0, -count).join(" ")) };
}

/** The region, by code or name, at the end of the last part: 'Austin TX', 'D.C.', 'Texas', '(Québec)'. */
function regionAtEnd(parts: readonly string[], known: readonly Region[]) {
  const last = (parts.at(-1) ?? "").replace(/[.()]/g, "");
  const found = known
    .flatMap(({ code: region, name }) => [region, name].map((written) => ({ region, written })))
    .sort((a, b) => b.written.length - a.written.length) // 'West Virginia' before 'Virginia'
    .find(({ written }) => ` ${plain(last)}`.endsWith(` ${plain(written)}`));
  if (!found) return { region: "", rest: parts };
  return { region: found.region, rest: replaceLast(parts, last.slice(0, -found.written.length).trim()) };
}

/** Without the county, which no post needs: 'East Sussex', or 'Lewes East Sussex' as one part. */
function withoutCounty(parts: readonly string[], code: MarketCode): readonly string[] {
  const county = new RegExp(`(?:^| )(?:${marketRules(code).counties})\\.?$`, "i");
  return replaceLast(parts, (parts.at(-1) ?? "").replace(county, ""));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
}

function replaceLast(parts: readonly string[], part: string): readonly string[] {
  return [...parts.slice(0, -1), ...(part === "" ? [] : [part])];
}
