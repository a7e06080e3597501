import * as z from "zod/mini";
import { limits } from "./limits";
import { message, type RuleMessage, type TextLimit } from "./message";
import { isLongerThan, tidy, tidyLines } from "./text";

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
