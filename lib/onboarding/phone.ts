import { type MarketCode, market } from "@/lib/markets";
import { limits } from "./limits";

const ukMobile = /^(\+44\s?7\d{3}|\(?07\d{3}\)?)\s?\d{3}\s?\d{3}$/;
const northAmerica = /^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/;
const generic = new RegExp(`^\\+?[\\d\\s()-]{${limits.contactPhone.min},${limits.contactPhone.max}}$`);

/** Spec section 5: a UK mobile, a US or Canadian number, or 10 to 20 digits, spaces, brackets and hyphens. */
export function isPhoneNumber(text: string): boolean {
  if (text.length > limits.contactPhone.max + 1) return false;
  return /\d/.test(text) && [ukMobile, northAmerica, generic].some((pattern) => pattern.test(text));
}

/** The example in the field; both numbers are reserved for fiction. UK-style for the UK, US-style elsewhere. */
export function phoneExample(code: MarketCode): string {
  return market(code).country === "UK" ? "07700 900123" : "(555) 555-0123";
}
