import type { IndexItem } from "@/components/marketing/sections/index-list";
import { worded } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";

/** What protects data on every audience page: certificates, encryption, contract. */
export function useProtection(): readonly IndexItem[] {
  const t = useCopy("security");
  const items = [
    { key: "assessed", icon: "scale" },
    { key: "encrypted", icon: "lock" },
    { key: "protected", icon: "page" },
  ] as const;
  return worded(items, (name) => t(`protection.${name}`));
}
