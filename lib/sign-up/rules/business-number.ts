import { type MarketCode, market } from "@/lib/markets";
import { marketRules, numberLabels } from "@/lib/markets/rules";
import { inLatin, tidyIdentifier, withoutTail } from "./text";

/** The market's rule with its kind of number. */
export function businessNumberRule(code: MarketCode) {
  return { type: market(code).businessNumber, ...marketRules(code).businessNumber };
}

/**
 * A pasted number as the market writes it, without the words around it ('Company No. 09123457.', 'EIN: 12-3456789') and without
 * typographic variants.
 */
export function tidyBusinessNumber(text: string, code: MarketCode): string {
  const pasted = inLatin(tidyIdentifier(text));
  return marketRules(code).businessNumber.normalise(withoutLabel(pasted), pasted);
}

/** 'NO' before at most six digits is a label only after another one: company numbers begin with it too. */
const label = new RegExp(
  `^(?:company|registration|registered|reg|tax|identification|business|account|id|number|co(?![a-z])|no[.:#]|(?<=[a-z][.:]? )no(?![a-z0-9])|no(?=\\s)(?!\\s+\\d{1,6}\\W*$)|${numberLabels}|[.:#()/&=\\s"'-])+`,
  "i",
);

function withoutLabel(text: string): string {
  return withoutTail(text.replace(label, ""));
}

/** Whether the number has zeros only: people type them who have no number at hand. */
export function isOnlyZeros(number: string): boolean {
  return /^[0-]+$/.test(number);
}
