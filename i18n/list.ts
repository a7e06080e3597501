import type { Locale } from "@/lib/markets/editions";

/** Names as a list in a sentence, in English without a comma before 'and' in any market. */
export function listOf(
  names: readonly string[],
  locale: Locale,
  type: Intl.ListFormatType = "conjunction",
): string {
  return new Intl.ListFormat(locale.startsWith("en") ? "en-GB" : locale, { type }).format(names);
}

/** A name of a list as the beginning of a sentence: 'US dollars', 'Pounds'. */
export function atStart(name: string, locale: Locale): string {
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
