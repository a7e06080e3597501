import { Closing } from "@/components/marketing/sections/closing";
import { Hero } from "@/components/marketing/sections/hero";
import { LinkButton } from "@/components/ui/button";
import { useCopy } from "@/i18n/use-copy";
import { accounting, bank, email, messaging } from "@/lib/content/integrations";
import type { LegalDocument } from "@/lib/content/legal";
import type { Market } from "@/lib/markets";
import { marketAddress, signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { ChannelsExhibit } from "./channels-exhibit";
import { Compliance } from "./compliance";
import { IntegrationSection } from "./integration-section";

type Props = { market: Market; site: Site; dpa: LegalDocument };

export function Integrations({ market, site, dpa }: Props) {
  const t = useCopy("integrations");
  return (
    <>
      <Hero
        badge={market.code === "uk" ? t("badge") : undefined}
        title={t("title")}
        lead={t("lead")}
        note={market.code === "uk" ? t("note") : `${t("note")} ${t("badge")}.`}
        actions={
          <>
            <LinkButton href={signUpAddress(market.code)}>{t("start")}</LinkButton>
            <LinkButton look="quiet" href="#accounting">
              {t("see")}
            </LinkButton>
          </>
        }
      >
        <ChannelsExhibit market={market} />
      </Hero>
      <IntegrationSection market={market} group="accounting" items={accounting} />
      <IntegrationSection market={market} group="bank" items={bank} band />
      <IntegrationSection market={market} group="messaging" items={messaging} />
      <IntegrationSection market={market} group="email" items={email} />
      <Compliance site={site} dpa={dpa} />
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        <LinkButton href={marketAddress("home", market.code)}>{t("closing.start")}</LinkButton>
        <LinkButton look="quiet" href={marketAddress("accountants", market.code)}>
          {t("closing.accountants")}
        </LinkButton>
      </Closing>
    </>
  );
}
