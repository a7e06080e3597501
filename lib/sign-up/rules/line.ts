import * as z from "zod/mini";
import { limits } from "./limits";
import { message, type RuleMessage, type TextLimit } from "./message";
import { isLongerThan, tidy, tidyCode, tidyLines } from "./text";

/** A stored text; empty if an older release stored none. */
export const text = () => z._default(z.string(), "");

type Rules = readonly z.core.$ZodCheck<string>[];

/** A name or another single-line text, cleaned up before the rules check it. */
export const line = (...rules: Rules) => cleanedBy(tidy, ...rules);

/** A text of several lines. */
export const lines = (...rules: Rules) => cleanedBy(tidyLines, ...rules);

/** A code without punctuation around it. */
export const code = (...rules: Rules) => cleanedBy(tidyCode, ...rules);

/** A text that `clean` brings into the form in which it is checked and stored. */
export function cleanedBy(clean: (text: string) => string, ...rules: Rules) {
  return z.prefault(z.string().check(z.overwrite(clean), ...rules), "");
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
