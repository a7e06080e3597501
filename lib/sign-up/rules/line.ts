import * as z from "zod/mini";
import { codePointsPerCharacter } from "./limits";
import { countCharacters, tidy } from "./text";

/** A stored text; it is empty where an older version did not store it. */
export const text = () => z._default(z.string(), "");

/** A tidied line of text under some rules, each with the key of its message in `messages/en/validation.json`. */
export function line(...rules: z.core.$ZodCheck<string>[]) {
  return z.prefault(z.string().check(z.overwrite(tidy), ...rules), "");
}

export function required(error: string) {
  return z.refine<string>((value) => value !== "", { error });
}

export function atMost(max: number, error: string) {
  return z.refine<string>((value) => !isLongerThan(value, max), { error });
}

/** In characters, or in the code points that the database allows for them. The cheap tests spare counting a megabyte. */
function isLongerThan(value: string, max: number): boolean {
  const codePoints = max * codePointsPerCharacter;
  if (value.length <= max) return false;
  return value.length > 2 * codePoints || [...value].length > codePoints || countCharacters(value) > max;
}
