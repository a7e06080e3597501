import type { MarketCode } from "@/lib/markets";
import { limits } from "./limits";

const ukMobile = /^(\+44\s?7\d{3}|\(?07\d{3}\)?)\s?\d{3}\s?\d{3}$/;
const northAmerica = /^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/;
const generic = new RegExp(`^\\+?[\\d\\s()-]{${limits.contactPhone.min},${limits.contactPhone.max}}$`);

/** Spec section 5: a UK mobile, a US or Canadian number, or 10 to 20 digits, spaces, brackets and hyphens. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > limits.contactPhone.max + 1) return false;
  return /\d/.test(text) && [ukMobile, northAmerica, generic].some((pattern) => pattern.test(text));
}

const examples: Record<MarketCode, string> = {
  uk: "07700 900123",
  us: "(212) 555-0123",
  ca: "(416) 555-0123",
};

export function phoneExample(code: MarketCode): string {
  return examples[code];
}

/** Ofcom reserves these for fiction, as in our example. libphonenumber calls them invalid, but not American ones. */
export function isReservedForFiction(e164: string): boolean {
  return /^\+447700900\d{3}$/.test(e164);
}
