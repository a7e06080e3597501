import { type MarketCode, market } from "@/lib/markets";
import { marketRules } from "@/lib/markets/rules";
import { tidyCode } from "./text";

/** The market's rule with its kind of number. */
export function businessNumberRule(code: MarketCode) {
  return { type: market(code).businessNumber, ...marketRules(code).businessNumber };
}

/**
 * A pasted number as the market writes it, without the words around it ('Company No. 09123457 (Scotland)', 'EIN: 12-3456789') and
 * without typographic variants. A person's number stays as it is, which no market accepts.
 */
export function tidyBusinessNumber(text: string, code: MarketCode): string {
  const pasted = tidyCode(text);
  const { abbreviations, normalise } = marketRules(code).businessNumber;
  return isPersonalNumber(pasted, code) ? pasted : normalise(numberIn(pasted, abbreviations), pasted);
}

/** From the first digit to the last, with the letters that touch them; without a digit, the whole text. */
function numberIn(text: string, abbreviations: string): string {
  const number = new RegExp(`(?<!\\p{L})(?:${abbreviations})?(\\p{L}*\\d(?:.*\\d)?\\p{L}*)`, "iu");
  return number.exec(text)?.[1] ?? text;
}

/** Whether the text has the number of a person, by its shape or its name, which is no business's. */
export function isPersonalNumber(text: string, code: MarketCode): boolean {
  return marketRules(code).businessNumber.personal.test(tidyCode(text));
}

/** Whether the number has zeros only: people type them who have no number at hand. */
export function isOnlyZeros(number: string): boolean {
  return /^[0-]+$/.test(number);
}
