import { isEmail, normalizedEmail } from "@/lib/sign-up/rules/email";
import { limits } from "@/lib/sign-up/rules/limits";

/** Characters of an operator's note. */
export const maxNoteLength = 2_000;

/** The text of a field, without NUL, which PostgreSQL cannot store. */
export function textIn(form: FormData, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}

/** The field `email`, as operators are stored: in lower case; null unless it is an address. */
export function emailIn(form: FormData): string | null {
  const email = normalizedEmail(textIn(form, "email"));
  return isEmail(email) && email.length <= limits.contactEmail ? email : null;
}
