import { notIncluded, waysToGet } from "@/lib/content/scope";
import type { Edition } from "@/lib/markets/editions";
import { words } from "./words";

/** What no plan includes, as the FAQ, the terms and the agreement say it and the prices list it. `tax`: whose returns. */
export function notIncludedText({ locale }: Edition, tax: string): string {
  const t = words(locale, "pricing");
  return waysToGet
    .map((way) => {
      const items = notIncluded[way].map((item) => t(`scope.items.${item}`, { tax }));
      return t(`scope.sentence.${way}`, { items: items.join("; ") });
    })
    .join(" ");
}
