import { type Market, type MarketCode, marketCodes, markets } from "@/lib/markets";
import type { Locale } from "@/lib/markets/editions";
import { listOf } from "./list";
import { words } from "./words";

type Form = "inSentence" | "short" | "shortInSentence";

/** All countries that are served, as a list in a sentence. */
export function countries(locale: Locale, form: Form = "inSentence"): string {
  return namesIn(marketCodes, locale, form);
}

/** Each text of a market once, with the countries that have it. */
export function byCountry(
  locale: Locale,
  textOf: (market: Market) => string,
): { readonly text: string; readonly countries: string }[] {
  const texts = [...new Set(markets.map(textOf))];
  return texts.map((text) => {
    const codes = markets.filter((market) => textOf(market) === text).map(({ code }) => code);
    return { text, countries: namesIn(codes, locale, "inSentence") };
  });
}

function namesIn(codes: readonly MarketCode[], locale: Locale, form: Form): string {
  const name = words(locale, "common");
  const forms = {
    inSentence: (code: MarketCode) => name(`countryInSentence.${code}`),
    short: (code: MarketCode) => name(`countryShort.${code}`),
    shortInSentence: (code: MarketCode) => name(`countryShortInSentence.${code}`),
  };
  return listOf(codes.map(forms[form]), locale);
}
