import { Book } from "@/components/marketing/sections/book";
import { ClaimsStrip } from "@/components/marketing/sections/claims-strip";
import { IconList, Questions, ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { PlanCard, Plans } from "@/components/marketing/sections/plan-card";
import { Closing, Hero, Section } from "@/components/marketing/sections/section";
import { DataRoomButton } from "@/components/marketing/sections/security";
import { Sheet } from "@/components/marketing/sections/sheet";
import { StructuredData } from "@/components/seo/structured-data";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";
import { partnerQuestions } from "@/lib/content/questions";
import type { Market } from "@/lib/markets";
import { formatPrice, tiers } from "@/lib/plans";
import type { Site } from "@/lib/site";
import { ClientList, PracticeSteps } from "./practice";
import { CommunicationsHub, HybridSourcing } from "./shared-work";

type Props = { market: Market; site: Site };

export function Accountants({ market, site }: Props) {
  const t = useCopy("accountants");
  const call = <NewTabLink href={site.partnershipCallUrl}>{t("call")}</NewTabLink>;
  const questions = partnerQuestions.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
  return (
    <>
      <StructuredData
        listed={{ page: "accountants", market: market.code }}
        site={site}
        questions={questions}
      />
      <Hero
        title={t("title")}
        lead={t("lead")}
        note={t("note")}
        actions={
          <>
            {call}
            <NewTabLink look="quiet" href={site.portalUrl}>
              {t("portal")}
            </NewTabLink>
          </>
        }
      >
        <ClientList market={market} />
      </Hero>
      <ClaimsStrip />
      <Section heading={t("scope.heading")} lead={t("scope.lead")} split>
        <IconList items={withHeadings(scope, (name) => t(`scope.${name}`))} />
      </Section>
      <CommunicationsHub />
      <RevenueModels />
      <PartnerPricing market={market} />
      <PracticeSteps market={market} />
      <HybridSourcing />
      <Section heading={t("features.heading")} band split>
        <IconList items={withHeadings(features, (name) => t(`features.${name}`))} />
      </Section>
      <Section id="faq" heading={t("faq.heading")} lead={t("faq.lead")} split>
        <Questions name="partner-faq" items={questions} />
      </Section>
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        {call}
        <LinkButton look="quiet" href={mailTo(site.partnershipsEmail, t("subject"))}>
          {t("mail")}
        </LinkButton>
        <DataRoomButton address={site.partnershipsEmail} quiet />
      </Closing>
    </>
  );
}

const scope = [
  { key: "collect", icon: "mail" },
  { key: "file", icon: "lines" },
  { key: "reconcile", icon: "bank" },
  { key: "verify", icon: "pen" },
  { key: "ask", icon: "ask" },
  { key: "deliver", icon: "book3" },
] as const;

const features = [
  { key: "separate", icon: "lock" },
  { key: "overview", icon: "stack" },
  { key: "documents", icon: "page" },
  { key: "guarantee", icon: "scale" },
  { key: "speed", icon: "sync" },
  { key: "terms", icon: "shop" },
] as const;

const terms = ["contract", "price", "invoice", "from"] as const;

function RevenueModels() {
  const t = useCopy("accountants");
  return (
    <Section id="plans" heading={t("revenue.heading")} lead={t("revenue.lead")}>
      <Plans two>
        {(["reseller", "referral"] as const).map((model) => (
          <PlanCard
            key={model}
            wide
            name={t(`revenue.models.${model}.name`)}
            label={t(`revenue.models.${model}.tag`)}
            price={<p>{t(`revenue.models.${model}.text`)}</p>}
            facts={terms.map((key) => [t(`revenue.${key}`), t(`revenue.models.${model}.${key}`)])}
          />
        ))}
      </Plans>
    </Section>
  );
}

function PartnerPricing({ market }: { market: Market }) {
  const t = useCopy("accountants");
  const price = (minor: number) => formatPrice(minor, market.currency);
  return (
    <Section id="pricing" heading={t("pricing.heading")} lead={t("pricing.lead")}>
      <Sheet title={t("pricing.tiers")} note={t("pricing.notice", { currency: market.currency })}>
        <Book
          caption={t("pricing.caption")}
          columns={[
            { key: "transactions", label: t("pricing.transactions"), rowHeader: true },
            { key: "price", label: t("pricing.price"), look: "figure" },
            { key: "rollover", label: t("pricing.withRollover"), look: "figure" },
          ]}
          rows={tiers(market.currency).map((tier) => ({
            key: String(tier.transactions),
            cells: {
              transactions: tier.transactions,
              price: price(tier.price),
              rollover: tier.withRollover === null ? t("pricing.none") : price(tier.withRollover),
            },
          }))}
        />
      </Sheet>
      <ThreeColumns
        items={(["trial", "debit", "notice"] as const).map((key) => ({
          key,
          sum: t(`pricing.${key}Sum`),
          heading: t(`pricing.${key}Heading`),
          text: t(`pricing.${key}Text`),
        }))}
      />
    </Section>
  );
}
