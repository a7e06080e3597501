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

/** Removes the parameters of a `tel:` link, and the brackets of '(+44)', too. */
function withoutLabel(text: string): string {
  return text
    .replace(/^[^\d+(]+/, "")
    .replace(/;.*$/, "")
    .replace(/^\( ?(\+[^()]*?) ?\) ?/, "$1 ")
    .trim();
}

function withSpaces(number: string): string {
  return number.replace(/[./ ]+/g, " ");
}

/** Numbers that Ofcom reserves for fiction, as in our example. libphonenumber calls them invalid, unlike American ones. */
export function isReservedForFiction(e164: string): boolean {
  return /^\+447700900\d{3}$/.test(e164);
}
