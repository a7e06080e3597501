import { Closing } from "@/components/marketing/sections/closing";
import { Hero } from "@/components/marketing/sections/hero";
import { withHeadings } from "@/components/marketing/sections/item-texts";
import { IconList, ThreeColumns } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { useProtection } from "@/components/marketing/sections/security";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";
import type { Market } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { FranchisePricing } from "./franchise-pricing";
import { NetworkExhibit } from "./network-exhibit";
import { NetworkSteps } from "./network-steps";

type Props = { market: Market; site: Site };

export function Franchises({ market, site }: Props) {
  const t = useCopy("franchises");
  const book = <NewTabLink href={site.demoUrl}>{t("book")}</NewTabLink>;
  return (
    <>
      <Hero
        title={t("title")}
        lead={t("lead")}
        note={t("note")}
        actions={
          <>
            {book}
            <LinkButton look="quiet" href="#how-it-works">
              {t("see")}
            </LinkButton>
          </>
        }
      >
        <NetworkExhibit market={market} />
      </Hero>
      <Section heading={t("challenge.heading")} lead={t("challenge.lead")}>
        <ThreeColumns items={withHeadings(challenges, (name) => t(`challenge.${name}`))} />
      </Section>
      <NetworkSteps market={market} />
      <Section heading={t("value.heading")} split>
        <IconList items={withHeadings(parties, (name) => t(`value.${name}`))} />
      </Section>
      <FranchisePricing />
      <Section heading={t("security.heading")} band split>
        <IconList items={[...withHeadings(security, (name) => t(`security.${name}`)), ...useProtection()]} />
      </Section>
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        {book}
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
