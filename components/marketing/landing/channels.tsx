import { Ways } from "@/components/marketing/sections/frames";
import { named } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";

const channels = [
  { key: "whatsapp", icon: "chat" },
  { key: "email", icon: "mail" },
  { key: "statement", icon: "page" },
] as const;

/** The three ways in. */
export function Channels() {
  const t = useCopy("example");
  return <Ways items={named(channels, (name) => t(`channels.${name}`))} />;
}
