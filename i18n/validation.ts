import type { Locale } from "@/lib/markets";
import { limits } from "@/lib/sign-up/rules/limits";
import { type WarningKind, warningKinds } from "@/lib/sign-up/rules/warning-kinds";
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
export function warningTexts(locale: Locale): Record<WarningKind, string> {
  const t = words(locale, "validation");
  return Object.fromEntries(warningKinds.map((kind) => [kind, t(`doubt.${kind}`)])) as Record<
    WarningKind,
    string
  >;
}

/** Stands in a text for what the browser puts there. */
export const suggestionMark = "{suggestion}";

function leaves(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [key] : leaves(value as object).map((rest) => `${key}.${rest}`),
  );
}
