import { Ways } from "@/components/marketing/sections/frames";
import { named } from "@/components/marketing/sections/worded";
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
  return <Ways items={named(channels, (name) => t(`channels.${name}`))} />;
}
