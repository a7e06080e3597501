import { Catalog } from "@/components/marketing/sections/catalog";
import { Section } from "@/components/marketing/sections/section";
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

/** One group of integrations, each with its region and state; the market's own come first. */
export function IntegrationSection({ market, group, items, band }: Props) {
  const t = useCopy("integrations");
  return (
    <Section id={group} heading={t(`${group}.heading`)} lead={t(`${group}.lead`)} band={band}>
      <Catalog
        states={{
          available: t("status.available"),
          "coming-soon": t("status.coming-soon"),
          "coming-later": t("status.coming-later"),
        }}
        items={ownFirst(items, market).map(({ own, item: { key, icon, status, region, featured } }) => ({
          key,
          icon,
          status,
          name: t(`items.${key}.name`),
          region: t(`region.${region}`),
          text: t(`items.${key}.text`),
          tag: own && featured ? t("featured") : undefined,
        }))}
      />
    </Section>
  );
}
