import * as z from "zod/mini";
import { codePointsPerCharacter, limits } from "./limits";
import { message, type RuleMessage, type TextLimit } from "./message";
import { countCharacters, tidy, tidyLines } from "./text";

/** A stored text; empty if an older release stored none. */
export const text = () => z._default(z.string(), "");

/** A single-line text, cleaned up by `tidy` before the rules check it. */
export function line(...rules: z.core.$ZodCheck<string>[]) {
  return z.prefault(z.string().check(z.overwrite(tidy), ...rules), "");
}

/** A text of several lines, cleaned up by `tidyLines`. */
export function lines(...rules: z.core.$ZodCheck<string>[]) {
  return z.prefault(z.string().check(z.overwrite(tidyLines), ...rules), "");
}

/** The rules after this one do not run on an empty text. */
export function required(error: RuleMessage) {
  return z.refine<string>((value) => value !== "", { ...message(error), abort: true });
}

/** `abort`: the rules after this one do not run on a longer text. */
export function atMost(limit: TextLimit, { abort = false } = {}) {
  const error = message(`${limit}.tooLong`);
  return z.refine<string>((value) => !isLongerThan(value, limits[limit]), { ...error, abort });
}

/** Longer in characters, or in the database's code points. The cheaper tests run first, for texts of a megabyte. */
function isLongerThan(value: string, max: number): boolean {
  const codePoints = max * codePointsPerCharacter;
  if (value.length <= max) return false;
  return value.length > 2 * codePoints || [...value].length > codePoints || countCharacters(value) > max;
}
