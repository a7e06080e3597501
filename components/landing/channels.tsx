import { Ways } from "@/components/sections/frames";
import type { Market } from "@/lib/markets";
import { copy } from "@/messages/copy";

const channels = [
  { key: "whatsapp", icon: "chat" },
  { key: "email", icon: "mail" },
  { key: "statement", icon: "page" },
] as const;

/** The three ways in. */
export function Channels({ market }: { market: Market }) {
  const t = copy(market, "example");
  return (
    <Ways
      items={channels.map(({ key, icon }) => ({
        key,
        icon,
        name: t(`channels.${key}`),
        hint: t(`channels.${key}Hint`),
      }))}
    />
  );
}
