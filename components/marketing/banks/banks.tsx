import { Closing } from "@/components/marketing/sections/closing";
import { Hero } from "@/components/marketing/sections/hero";
import { IndexList } from "@/components/marketing/sections/index-list";
import { Section } from "@/components/marketing/sections/section";
import { Trio } from "@/components/marketing/sections/trio";
import { worded } from "@/components/marketing/sections/worded";
import { DataRoomButton, Documents } from "@/components/marketing/security/due-diligence";
import { useProtection } from "@/components/marketing/security/protection";
import { Actions } from "@/components/ui/actions";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";
import type { Market } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { BankSteps } from "./bank-steps";
import { BankExhibit } from "./exhibit";
import { Gains } from "./gains";
import { Solution } from "./solution";

type Props = { market: Market; site: Site };

/** The page for business banks: white-label bookkeeping. */
export function Banks({ market, site }: Props) {
  const t = useCopy("banks");
  const actions = (
    <>
      <NewTabLink href={site.partnershipCallUrl}>{t("call")}</NewTabLink>
      <LinkButton look="quiet" href={mailTo(site.partnershipsEmail, t("closing.subject"))}>
        {t("mail")}
      </LinkButton>
    </>
  );
  return (
    <>
      <Hero title={t("title")} lead={t("lead")} note={t("note")} actions={actions}>
        <BankExhibit market={market} />
      </Hero>
      <Diligence site={site} />
      <Section heading={t("challenge.heading")} lead={t("challenge.lead")}>
        <Trio
          items={worded([{ key: "old" }, { key: "leave" }, { key: "evenings" }], (name) =>
            t(`challenge.${name}`),
          )}
        />
      </Section>
      <Solution />
      <Gains />
      <BankSteps market={market} />
      <Undisturbed />
      <Opportunity />
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        {actions}
      </Closing>
    </>
  );
}

function Diligence({ site }: { site: Site }) {
  const t = useCopy("banks");
  return (
    <Section heading={t("security.heading")} lead={t("security.lead")} band split>
      <div className="grid gap-8">
        <IndexList items={useProtection()} />
        <Documents />
        <Actions>
          <DataRoomButton address={site.partnershipsEmail} />
        </Actions>
      </div>
    </Section>
  );
}

const kept = [
  { key: "accountant", icon: "pen" },
  { key: "software", icon: "sync" },
  { key: "core", icon: "bank" },
] as const;

function Undisturbed() {
  const t = useCopy("banks");
  return (
    <Section heading={t("undisturbed.heading")} lead={t("undisturbed.lead")} split>
      <IndexList items={worded(kept, (name) => t(`undisturbed.${name}`))} />
    </Section>
  );
}

function Opportunity() {
  const t = useCopy("banks");
  return (
    <Section heading={t("opportunity.heading")}>
      <Trio
        items={worded(
          (["hours", "month", "price"] as const).map((key) => ({ key, sum: t(`opportunity.${key}.sum`) })),
          (name) => t(`opportunity.${name}`),
        )}
      />
    </Section>
  );
}
