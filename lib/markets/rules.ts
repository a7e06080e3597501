import type { MarketCode } from ".";
import { caRules } from "./ca/rules";
import type { Edition } from "./editions";
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

/** `names`: in English, and in the market's other language where that differs. */
export function regions(market: MarketCode): { code: string; names: readonly string[] }[] {
  return [...rules[market].regions.matchAll(/([^ |]+) ([^|]+)/g)].map(([, code = "", names = ""]) => ({
    code,
    names: names.split("/"),
  }));
}

/** The regions of an edition's market with their names in its language, in alphabetical order. */
export function regionsIn({
  code,
  locale,
}: Pick<Edition, "code" | "locale">): { code: string; name: string }[] {
  return regions(code)
    .map(({ code: region, names }) => ({
      code: region,
      name: names.at(locale.startsWith("en") ? 0 : -1) ?? "",
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
