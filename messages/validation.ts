import type { Locale } from "@/lib/markets";
import { limits } from "@/lib/onboarding/limits";
import { messages, words } from "./words";

/** Texts by message key (`businessName.required`), with the limits filled in: what a form needs to explain itself. */
export function validationTexts(locale: Locale): Record<string, string> {
  const t = words(locale, "validation");
  const keys = leaves(messages(locale).validation.rule);
  const { contactPhone: _, ...counts } = limits;
  return Object.fromEntries(
    keys.map((key) => [key, t(`rule.${key}` as "rule.businessName.required", counts)]),
  );
}

function leaves(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [key] : leaves(value as object).map((rest) => `${key}.${rest}`),
  );
}
