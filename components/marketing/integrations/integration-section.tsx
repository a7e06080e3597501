import { Section } from "@/components/marketing/sections/section";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { useCopy } from "@/i18n/use-copy";
import {
  type accounting,
  type bank,
  type email,
  type Integration,
  type messaging,
  ownFirst,
} from "@/lib/content/integrations";
import type { Market } from "@/lib/markets";

type Key = (typeof accounting | typeof bank | typeof messaging | typeof email)[number]["key"];

type Props = {
  market: Market;
  group: "accounting" | "bank" | "messaging" | "email";
  items: readonly (Integration & { readonly key: Key })[];
  band?: boolean;
};

/** A group of integrations, such as banks; those available in the market come first. */
export function IntegrationSection({ market, group, items, band }: Props) {
  const t = useCopy("integrations");
  // A status that is missing here has no badge (spec section 9).
  const states: Partial<Record<string, string>> = {
    available: t("status.available"),
    "coming-soon": t("status.coming-soon"),
    "coming-later": t("status.coming-later"),
  };
  return (
    <Section id={group} heading={t(`${group}.heading`)} lead={t(`${group}.lead`)} band={band}>
      <ul className="grid border-t border-ink min-[44rem]:grid-cols-2 min-[44rem]:gap-x-8 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3 min-[44rem]:has-[>:nth-child(3):last-child]:gap-x-6 xl:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {ownFirst(items, market).map(({ own, item: { key, icon, status, region, featured } }) => (
          <li key={key} className="grid content-start gap-1 border-b border-rule pt-5 pb-6">
            <p className="flex min-h-8 items-center gap-2">
              <Icon className="me-auto" name={icon} />
              {own && featured && <Tag>{t("featured")}</Tag>}
              {states[status] && <Tag look={status === "available" ? "now" : "later"}>{states[status]}</Tag>}
            </p>
            <h3>{t(`items.${key}.name`)}</h3>
            <p className="text-note text-ink-3">{t(`region.${region}`)}</p>
            <p className="mt-1 text-ink-2">{t(`items.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
