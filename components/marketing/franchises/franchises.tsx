import { Closing } from "@/components/marketing/sections/closing";
import { Hero } from "@/components/marketing/sections/hero";
import { IndexList } from "@/components/marketing/sections/index-list";
import { Section } from "@/components/marketing/sections/section";
import { Trio } from "@/components/marketing/sections/trio";
import { worded } from "@/components/marketing/sections/worded";
import { useProtection } from "@/components/marketing/security/protection";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";
import type { Market } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { NetworkExhibit } from "./exhibit";
import { NetworkSteps } from "./network-steps";
import { PricingModels } from "./pricing-models";

type Props = { market: Market; site: Site };

/** The page for franchise networks. */
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
        <Trio
          items={worded([{ key: "alike" }, { key: "late" }, { key: "trade" }], (name) =>
            t(`challenge.${name}`),
          )}
        />
      </Section>
      <NetworkSteps market={market} />
      <Value />
      <PricingModels />
      <Section heading={t("security.heading")} band split>
        <IndexList
          items={[
            ...worded([{ key: "isolated", icon: "shop" }], (name) => t(`security.${name}`)),
            ...useProtection(),
          ]}
        />
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

const sides = [
  { key: "office", icon: "stack" },
  { key: "franchisee", icon: "shop" },
  { key: "accountant", icon: "pen" },
] as const;

function Value() {
  const t = useCopy("franchises");
  return (
    <Section heading={t("value.heading")} split>
      <IndexList items={worded(sides, (name) => t(`value.${name}`))} />
    </Section>
  );
}
