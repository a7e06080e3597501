import type { Locale } from "@/lib/markets";
import { type Doubt, doubts } from "@/lib/sign-up/rules/doubts";
import { limits } from "@/lib/sign-up/rules/limits";
import { messages } from "./messages";
import { words } from "./words";

/** Texts by message key (`businessName.required`), with the limits filled in: what a form needs to explain itself. */
export function validationTexts(locale: Locale): Record<string, string> {
  const t = words(locale, "validation");
  const keys = leaves(messages(locale).validation.rule);
  const { contactPhone: _, ...counts } = limits;
  return Object.fromEntries(
    keys.map((key) => [key, t(`rule.${key}` as "rule.businessName.required", counts)]),
  );
}

/** What is said of answers that look odd. */
export function doubtTexts(locale: Locale): Record<Doubt, string> {
  const t = words(locale, "validation");
  return Object.fromEntries(doubts.map((doubt) => [doubt, t(`doubt.${doubt}`)])) as Record<Doubt, string>;
}

/** Stands in a text for what the browser puts there. */
export const suggestionMark = "{suggestion}";

function leaves(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [key] : leaves(value as object).map((rest) => `${key}.${rest}`),
  );
}
