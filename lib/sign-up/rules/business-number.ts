import { type MarketCode, market } from "@/lib/markets";
import { marketRules } from "@/lib/markets/rules";
import { tidyCode } from "./text";

/** The market's rule with its kind of number. */
export function businessNumberRule(code: MarketCode) {
  return { type: market(code).businessNumber, ...marketRules(code).businessNumber };
}

/**
 * A pasted number as the market writes it, without the words around it ('Company No. 09123457 (Scotland)', 'EIN: 12-3456789') and
 * without typographic variants. A person's number, or one with other words, stays as it is, which no market accepts.
 */
export function tidyBusinessNumber(text: string, code: MarketCode): string {
  const pasted = tidyCode(text);
  const { abbreviations, wordsAround, normalise } = marketRules(code).businessNumber;
  const number = numberIn(pasted, abbreviations);
  const around =
    pasted
      .replace(number, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const known = [...generalWords.split(" "), ...abbreviations.split("|"), ...wordsAround.split(" ")];
  const isNamedSo = around.every((word) => known.includes(word));
  return !isNamedSo || isPersonalNumber(pasted, code) ? pasted : normalise(number, pasted);
}

/** From the first digit to the last, with the letters that touch them; without a digit, the whole text. */
function numberIn(text: string, abbreviations: string): string {
  const number = new RegExp(`(?<!\\p{L})(?:${abbreviations})?(\\p{L}*\\d(?:.*\\d)?\\p{L}*)`, "iu");
  return number.exec(text)?.[1] ?? text;
}

/** Other words name another number: a telephone, a date, a tax on wages. */
const generalWords =
  "a and business co company id in no number num nr n nº reg registered registration tax with";

const personNames =
  /(?<!\p{L})(?:s\W?s\W?n|s\W?s|s\W?i\W?n|n\W?a\W?s|i\W?t\W?i\W?n|soc\p{L}*\W+(?:sec|ins)\p{L}*|social|assurance\W+sociale|national\W+insurance|nino)(?!\p{L})/iu;

/** Whether the text has the number of a person, by its name or the market's shape, which is no business's. */
export function isPersonalNumber(text: string, code: MarketCode): boolean {
  const tidy = tidyCode(text);
  return personNames.test(tidy) || (marketRules(code).businessNumber.personal?.test(tidy) ?? false);
}

/** Whether the number has zeros only: people type them who have no number at hand. */
export function isOnlyZeros(number: string): boolean {
  return /^[0-]+$/.test(number);
}
