import type { IndexItem } from "@/components/marketing/sections/index-list";
import { worded } from "@/components/marketing/sections/worded";
import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";

/** What protects data on every audience page: certificates, encryption, contract. */
export function protection(market: Market): readonly IndexItem[] {
  const t = copy(market, "security");
  const items = [
    { key: "assessed", icon: "scale" },
    { key: "encrypted", icon: "lock" },
    { key: "protected", icon: "page" },
  ] as const;
  return worded(items, (name) => t(`protection.${name}`));
}
