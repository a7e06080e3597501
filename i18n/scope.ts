import { notIncluded, waysToGet } from "@/lib/content/scope";
import type { Edition } from "@/lib/markets/editions";
import { words } from "./words";

/** Whose tax, which other filings, and the subscription to which software. */
type Names = { readonly tax: string; readonly filings: string; readonly softwareOr: string };

/** What no plan includes, as the FAQ, the terms and the agreement say it and the prices list it. */
export function notIncludedText({ locale }: Pick<Edition, "locale">, names: Names): string {
  const t = words(locale, "pricing");
  return waysToGet
    .map((way) => {
      const items = notIncluded[way].map((item) => t(`scope.items.${item}`, names));
      return t(`scope.sentence.${way}`, { items: items.join("; ") });
    })
    .join(" ");
}
