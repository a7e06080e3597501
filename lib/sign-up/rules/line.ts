import * as z from "zod/mini";
import { codePointsPerCharacter, limits } from "./limits";
import { message, type RuleMessage, type TextLimit } from "./message";
import { countCharacters, tidy } from "./text";

/** A stored text; it is empty where an older version did not store it. */
export const text = () => z._default(z.string(), "");

/** A tidied line of text under some rules. */
export function line(...rules: z.core.$ZodCheck<string>[]) {
  return z.prefault(z.string().check(z.overwrite(tidy), ...rules), "");
}

export function required(error: RuleMessage) {
  return z.refine<string>((value) => value !== "", message(error));
}

/** `abort`: a longer text is not checked any further. */
export function atMost(limit: TextLimit, { abort = false } = {}) {
  const error = message(`${limit}.tooLong`);
  return z.refine<string>((value) => !isLongerThan(value, limits[limit]), { ...error, abort });
}

/** In characters, or in the code points that the database allows for them. The cheap tests spare counting a megabyte. */
function isLongerThan(value: string, max: number): boolean {
  const codePoints = max * codePointsPerCharacter;
  if (value.length <= max) return false;
  return value.length > 2 * codePoints || [...value].length > codePoints || countCharacters(value) > max;
}
