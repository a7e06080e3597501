import { Book } from "@/components/marketing/sections/book";
import { CertificatesLink } from "@/components/marketing/sections/claims-line";
import { IconGrid, Questions, ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { Closing, Hero, Section } from "@/components/marketing/sections/section";
import { DataRoomButton } from "@/components/marketing/sections/security";
import { Sheet } from "@/components/marketing/sections/sheet";
import { StructuredData } from "@/components/seo/structured-data";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { claimArguments } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";
import type { Proof } from "@/lib/content/proof";
import { partnerQuestionGroups } from "@/lib/content/questions";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice, tiers } from "@/lib/plans";
import type { Site } from "@/lib/site";
import { CommunicationsHub } from "./hub";
import { ClientList, PracticeSteps } from "./practice";
import { RevenueModels } from "./revenue";
import { ServiceScope } from "./service-scope";

type Props = { edition: Edition; site: Site; proof: Proof };

export function Accountants({ edition, site, proof }: Props) {
  const t = useCopy("accountants");
  const call = <NewTabLink href={site.partnershipCallUrl}>{t("call")}</NewTabLink>;
  const claims = claimArguments(edition, site);
  const groups = partnerQuestionGroups.map(({ key: group, questions }) => ({
    group,
    items: questions.map((key) => ({
      key,
      question: t(`faq.${key}.question`),
      answer: t(`faq.${key}.answer`, claims),
    })),
  }));
  return (
    <>
      <StructuredData
        listed={{ page: "accountants", edition }}
        site={site}
        questions={groups.flatMap(({ items }) => items)}
      />
      <Hero
        title={t("title")}
        lead={t("lead")}
        note={
          <>
            {t("note")} <CertificatesLink edition={edition} site={site} />
          </>
        }
        actions={
          <>
            {call}
            <NewTabLink look="quiet" href={site.portalUrl}>
              {t("portal")}
            </NewTabLink>
          </>
        }
      >
        <ClientList edition={edition} accountants={proof.accountants} />
      </Hero>
      <ServiceScope />
      <CommunicationsHub edition={edition} accountants={proof.accountants} />
      <RevenueModels edition={edition} />
      <PartnerPricing edition={edition} />
      <PracticeSteps edition={edition} />
      <Section id="hybrid-sourcing" heading={t("hybrid.heading")} lead={t("hybrid.lead")}>
        <IconGrid items={withHeadings(features, (name) => t(`hybrid.${name}`))} />
      </Section>
      <Section id="faq" heading={t("faq.heading")} lead={t("faq.lead")} band>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {groups.map(({ group, items }) => (
            <div key={group} className="grid content-start gap-4">
              <h3>{t(`faq.groups.${group}`)}</h3>
              <Questions name="partner-faq" items={items} />
            </div>
          ))}
        </div>
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

const features = [
  { key: "separate", icon: "lock" },
  { key: "overview", icon: "stack" },
  { key: "documents", icon: "page" },
  { key: "guarantee", icon: "scale" },
] as const;

function PartnerPricing({ edition }: { edition: Edition }) {
  const t = useCopy("accountants");
  const price = (minor: number) => formatPrice(minor, edition);
  return (
    <Section id="pricing" heading={t("pricing.heading")} lead={t("pricing.lead")} large>
      <Sheet title={t("pricing.tiers")} note={t("pricing.notice", { currency: edition.currency })}>
        <Book
          caption={t("pricing.caption")}
          columns={[
            { key: "transactions", label: t("pricing.transactions"), rowHeader: true },
            { key: "price", label: t("pricing.price"), look: "figure" },
            { key: "rollover", label: t("pricing.withRollover"), look: "figure" },
          ]}
          rows={tiers(edition.currency).map((tier) => ({
            key: String(tier.transactions),
            cells: {
              transactions: tier.transactions,
              price: price(tier.price),
              rollover: tier.priceWithRollover === null ? t("pricing.none") : price(tier.priceWithRollover),
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
