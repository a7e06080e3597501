import type { Edition } from "@/lib/markets/editions";
import { words } from "./words";

/** The conditions of the accuracy guarantee, in their order. What we do is its promise in full. */
const guaranteeConditions = ["covers", "decides", "does", "tell"] as const;

/** The accuracy guarantee with its conditions, as the FAQ and the terms say it. */
export function guaranteeText({ locale }: Edition, { product }: { readonly product: string }): string {
  const t = words(locale, "proof");
  const conditions = guaranteeConditions.map((key) =>
    t.markup(`guarantee.${key}`, { product, b: (heading) => heading }),
  );
  return [t("guarantee.promise"), ...conditions].join(" ");
}
