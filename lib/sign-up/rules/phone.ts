import type { MarketCode } from "@/lib/markets";
import { limits } from "./limits";
import { tidyIdentifier, unwrapped, withoutTail } from "./text";

const ukMobile = /^(\+44\s?7\d{3}|\(?07\d{3}\)?)\s?\d{3}\s?\d{3}$/;
const northAmerica = /^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/;
const generic = new RegExp(`^\\+?[\\d\\s()-]{${limits.contactPhone.min},${limits.contactPhone.max}}$`);

/** Spec section 5: a UK mobile, a US or Canadian number, or 10 to 20 digits, spaces, brackets and hyphens. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > limits.contactPhone.max + 1) return false;
  return /\d/.test(text) && [ukMobile, northAmerica, generic].some((pattern) => pattern.test(text));
}

/** The number in a pasted text ('Tel: 020 7946 0958.', 'tel:+44-20-7946-0958'). A text without a number is returned as it is. */
export function tidyPhone(text: string): string {
  const pasted = tidyIdentifier(text);
  let number = pasted;
  for (const step of [withoutLabel, withoutTail, unwrapped, withSpaces]) {
    if (isPhoneNumber(number)) return number;
    number = step(number);
  }
  return isPhoneNumber(number) ? number : pasted;
}

/** Removes the parameters of a `tel:` link too. */
function withoutLabel(text: string): string {
  return text.replace(/^[^\d+(]+/, "").replace(/;.*$/, "");
}

function withSpaces(number: string): string {
  return number.replace(/[./ ]+/g, " ");
}

const examples: Record<MarketCode, string> = {
  uk: "07700 900123",
  us: "(212) 555-0123",
  ca: "(416) 555-0123",
};

export function phoneExample(code: MarketCode): string {
  return examples[code];
}

/**
 * Countries and territories whose numbers count as a market's own: the Crown dependencies share the UK's plan, the territories
 * that of the US.
 */
const homes: Record<MarketCode, readonly string[]> = {
  uk: ["GB", "GG", "IM", "JE"],
  us: ["US", "AS", "GU", "MP", "PR", "VI"],
  ca: ["CA"],
};

export function isHomeOf(code: MarketCode, country: string): boolean {
  return homes[code].includes(country);
}

/** Numbers that Ofcom reserves for fiction, as in our example. libphonenumber calls them invalid, unlike American ones. */
export function isReservedForFiction(e164: string): boolean {
  return /^\+447700900\d{3}$/.test(e164);
}
