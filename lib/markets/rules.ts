import type { MarketCode } from ".";
import { caRules } from "./ca/rules";
import type { MarketRules } from "./market";
import { ukRules } from "./uk/rules";
import { usRules } from "./us/rules";

/** Apart from the markets' rows, so that a page without the sign-up's rules does not load them. */
const rules = { uk: ukRules, us: usRules, ca: caRules } satisfies Record<MarketCode, MarketRules>;

export type BusinessNumberWarning = NonNullable<
  ReturnType<(typeof rules)[MarketCode]["businessNumber"]["warning"]>
>;

export function marketRules(code: MarketCode) {
  return rules[code];
}

export function isPostalCodeOf(market: MarketCode, text: string): boolean {
  return rules[market].postalCode.test(text.trim());
}

export type Region = { readonly code: string; readonly name: string };

/** With their names in English. */
export function regions(market: MarketCode): Region[] {
  return [...rules[market].regions.matchAll(/([^ |]+) ([^|]+)/g)].map(([, code = "", name = ""]) => ({
    code,
    name,
  }));
}
