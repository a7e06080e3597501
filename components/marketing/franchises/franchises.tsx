import { TalkLink } from "@/components/leads/talk-link";
import { IconGrid, Points, ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { PlanCard, Plans } from "@/components/marketing/sections/plan-card";
import { Closing, Hero, Section } from "@/components/marketing/sections/section";
import { useProtection } from "@/components/marketing/sections/security";
import { StructuredData } from "@/components/seo/structured-data";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { franchiseModels } from "@/lib/content/franchise-models";
import { mailTo } from "@/lib/content/mail";
import type { Proof } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { NetworkExhibit, NetworkSteps } from "./network";

type Props = { edition: Edition; site: Site; proof: Proof };

export function Franchises({ edition, site, proof }: Props) {
  const t = useCopy("franchises");
  const demoLink = <NewTabLink href={site.demoUrl}>{t("book")}</NewTabLink>;
  return (
    <>
      <StructuredData listed={{ page: "franchises", edition }} site={site} />
      <Hero
        title={t("title")}
        lead={t("lead")}
        note={t("note")}
        actions={
          <>
            {demoLink}
            <LinkButton look="quiet" href="#how-it-works">
              {t("see")}
            </LinkButton>
          </>
        }
      >
        <NetworkExhibit edition={edition} accountants={proof.accountants} />
      </Hero>
      <Section heading={t("challenge.heading")} lead={t("challenge.lead")} band>
        <ThreeColumns items={withHeadings(challenges, (name) => t(`challenge.${name}`))} />
      </Section>
      <NetworkSteps edition={edition} />
      <Section heading={t("value.heading")} band>
        <IconGrid items={withHeadings(parties, (name) => t(`value.${name}`))} />
      </Section>
      <FranchisePricing />
      <Section heading={t("security.heading")} lead={t("security.lead")} band>
        <IconGrid
          items={[
            ...withHeadings(security, (name) => t(`security.${name}`)),
            ...useProtection({ edition, site }),
          ]}
        />
      </Section>
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        {demoLink}
        <TalkLink edition={edition} origin={{ kind: "franchise", source: "franchises" }} />
        <LinkButton look="quiet" href={mailTo(site.partnershipsEmail, t("closing.subject"))}>
          {t("closing.mail")}
        </LinkButton>
      </Closing>
    </>
  );
}

const challenges = [{ key: "alike" }, { key: "late" }, { key: "trade" }] as const;
const parties = [
  { key: "office", icon: "stack" },
  { key: "franchisee", icon: "shop" },
  { key: "accountant", icon: "pen" },
] as const;
const security = [{ key: "isolated", icon: "shop" }] as const;

function FranchisePricing() {
  const t = useCopy("franchises");
  return (
    <Section id="pricing" heading={t("pricing.heading")} lead={t("pricing.lead")} large>
      <Plans>
        {franchiseModels.map(({ key, benefits, featured }) => (
          <PlanCard
            key={key}
            name={t(`pricing.models.${key}.name`)}
            tag={featured ? t("pricing.popular") : undefined}
            price={<p>{t(`pricing.models.${key}.text`)}</p>}
            facts={[
              [t("pricing.debited"), t(`pricing.models.${key}.debited`)],
              [t("pricing.share"), t(`pricing.models.${key}.share`)],
            ]}
          >
            <Points items={benefits.map((benefit) => t(`pricing.models.${key}.benefits.${benefit}`))} />
          </PlanCard>
        ))}
      </Plans>
    </Section>
  );
}
