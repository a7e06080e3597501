import { Closing } from "@/components/marketing/sections/closing";
import { Hero } from "@/components/marketing/sections/hero";
import { withHeadings } from "@/components/marketing/sections/item-texts";
import { IconList, Points, ThreeColumns } from "@/components/marketing/sections/lists";
import { Section } from "@/components/marketing/sections/section";
import { DataRoomButton, Documents, useProtection } from "@/components/marketing/sections/security";
import { Sheet } from "@/components/marketing/sections/sheet";
import { Actions } from "@/components/ui/actions";
import { LinkButton } from "@/components/ui/button";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";
import type { Market } from "@/lib/markets";
import type { Site } from "@/lib/site";
import { BankExhibit } from "./bank-exhibit";
import { BankSteps } from "./bank-steps";
import { Solution } from "./solution";

type Props = { market: Market; site: Site };

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
      <Section heading={t("security.heading")} lead={t("security.lead")} band split>
        <div className="grid gap-8">
          <IconList items={useProtection()} />
          <Documents />
          <Actions>
            <DataRoomButton address={site.partnershipsEmail} />
          </Actions>
        </div>
      </Section>
      <Section heading={t("challenge.heading")} lead={t("challenge.lead")}>
        <ThreeColumns items={withHeadings(challenges, (name) => t(`challenge.${name}`))} />
      </Section>
      <Solution />
      <Benefits />
      <BankSteps market={market} />
      <Section heading={t("undisturbed.heading")} lead={t("undisturbed.lead")} split>
        <IconList items={withHeadings(kept, (name) => t(`undisturbed.${name}`))} />
      </Section>
      <Section heading={t("opportunity.heading")}>
        <ThreeColumns
          items={withHeadings(
            opportunities.map((key) => ({ key, sum: t(`opportunity.${key}.sum`) })),
            (name) => t(`opportunity.${name}`),
          )}
        />
      </Section>
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        {actions}
      </Closing>
    </>
  );
}

const challenges = [{ key: "old" }, { key: "leave" }, { key: "evenings" }] as const;
const kept = [
  { key: "accountant", icon: "pen" },
  { key: "software", icon: "sync" },
  { key: "core", icon: "bank" },
] as const;
const opportunities = ["hours", "month", "price"] as const;

function Benefits() {
  const t = useCopy("banks");
  const bank = ["insight", "loyalty", "income"] as const;
  const customer = ["time", "books", "guarantee"] as const;
  return (
    <Section heading={t("benefits.heading")}>
      <div className="grid gap-6 md:grid-cols-2">
        <Sheet title={t("benefits.bank.heading")}>
          <Points className="px-4.5 pb-2" items={bank.map((key) => t(`benefits.bank.${key}`))} />
        </Sheet>
        <Sheet title={t("benefits.customer.heading")}>
          <Points className="px-4.5 pb-2" items={customer.map((key) => t(`benefits.customer.${key}`))} />
        </Sheet>
      </div>
    </Section>
  );
}
