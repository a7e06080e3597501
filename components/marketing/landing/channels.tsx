import { Ways } from "@/components/marketing/sections/frames";
import { named } from "@/components/marketing/sections/worded";
import { copy } from "@/i18n/copy";
import type { Market } from "@/lib/markets";

const channels = [
  { key: "whatsapp", icon: "chat" },
  { key: "email", icon: "mail" },
  { key: "statement", icon: "page" },
] as const;

/** The three ways in. */
export function Channels({ market }: { market: Market }) {
  const t = copy(market, "example");
  return <Ways items={named(channels, (name) => t(`channels.${name}`))} />;
}
