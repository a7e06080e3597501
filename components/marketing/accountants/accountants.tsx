import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
import { Closing } from "@/components/marketing/sections/closing";
import { Hero } from "@/components/marketing/sections/hero";
import { type IndexItem, IndexList } from "@/components/marketing/sections/index-list";
import { Questions } from "@/components/marketing/sections/questions";
import { Section } from "@/components/marketing/sections/section";
import { worded } from "@/components/marketing/sections/worded";
import { DataRoomButton } from "@/components/marketing/security/due-diligence";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { copy } from "@/i18n/copy";
import { mailTo } from "@/lib/content/mail";
import type { Market } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { ClientList } from "./client-list";
import { Hub } from "./hub";
import { Hybrid } from "./hybrid";
import { PartnerPricing } from "./partner-pricing";
import { PracticeSteps } from "./practice-steps";
import { partnerAnswers } from "./questions";
import { RevenueModels } from "./revenue-models";

type Props = { market: Market; site: Site };

/** The page for accounting practices, as partners. */
export function Accountants({ market, site }: Props) {
  const t = copy(market, "accountants");
  return (
    <>
      <Hero
        title={t("title")}
        lead={t("lead")}
        note={t("note")}
        actions={
          <>
            <Call market={market} site={site} />
            <NewTabLink locale={market.locale} look="quiet" href={site.portalUrl}>
              {t("portal")}
            </NewTabLink>
          </>
        }
      >
        <ClientList market={market} />
      </Hero>
      <ClaimsStrip market={market} />
      <Section heading={t("scope.heading")} lead={t("scope.lead")} split>
        <IndexList items={scope(market)} />
      </Section>
      <Hub market={market} />
      <RevenueModels market={market} />
      <PartnerPricing market={market} />
      <PracticeSteps market={market} />
      <Hybrid market={market} />
      <Section heading={t("features.heading")} band split>
        <IndexList items={features(market)} />
      </Section>
      <Section id="faq" heading={t("faq.heading")} lead={t("faq.lead")} split>
        <Questions name="partner-faq" items={partnerAnswers(market)} />
      </Section>
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        <Call market={market} site={site} />
        <LinkButton look="quiet" href={mailTo(site.partnershipsEmail, t("subject"))}>
          {t("mail")}
        </LinkButton>
        <DataRoomButton market={market} address={site.partnershipsEmail} quiet />
      </Closing>
    </>
  );
}

function Call({ market, site }: Props) {
  return (
    <NewTabLink locale={market.locale} href={site.partnershipCallUrl}>
      {copy(market, "accountants")("call")}
    </NewTabLink>
  );
}

function scope(market: Market): readonly IndexItem[] {
  const t = copy(market, "accountants");
  const items = [
    { key: "collect", icon: "mail" },
    { key: "file", icon: "lines" },
    { key: "reconcile", icon: "bank" },
    { key: "verify", icon: "pen" },
    { key: "ask", icon: "ask" },
    { key: "deliver", icon: "book3" },
  ] as const;
  return worded(items, (name) => t(`scope.${name}`));
}

function features(market: Market): readonly IndexItem[] {
  const t = copy(market, "accountants");
  const items = [
    { key: "separate", icon: "lock" },
    { key: "overview", icon: "stack" },
    { key: "documents", icon: "page" },
    { key: "guarantee", icon: "scale" },
    { key: "speed", icon: "sync" },
    { key: "terms", icon: "shop" },
  ] as const;
  return worded(items, (name) => t(`features.${name}`));
}
