import type { Locale } from "@/lib/markets/editions";

/** Names as a list in a sentence, in English without a comma before 'and' in any market. */
export function listOf(
  names: readonly string[],
  locale: Locale,
  type: Intl.ListFormatType = "conjunction",
): string {
  return new Intl.ListFormat(locale.startsWith("en") ? "en-GB" : locale, { type }).format(names);
}
