import { Icon } from "@/components/ui/icon";
import type { Market } from "@/lib/markets";
import { copy } from "@/messages/copy";

const channels = [
  { key: "whatsapp", icon: "chat" },
  { key: "email", icon: "mail" },
  { key: "statement", icon: "page" },
] as const;

/** The three ways in, drawn. */
export function Channels({ market }: { market: Market }) {
  const t = copy(market, "example");
  return channels.map(({ key, icon }) => (
    <p key={key} className="channel">
      <Icon name={icon} />
      <span>
        {t(`channels.${key}`)}
        <small>{t(`channels.${key}Hint`)}</small>
      </span>
    </p>
  ));
}
