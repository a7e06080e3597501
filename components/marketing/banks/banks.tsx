import { TalkLink } from "@/components/leads/talk-link";
import { Book, Unclear } from "@/components/marketing/sections/book";
import { IconGrid, Points, ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { Closing, Hero, Section } from "@/components/marketing/sections/section";
import { DataRoom } from "@/components/marketing/sections/security";
import { facing, Sheet } from "@/components/marketing/sections/sheet";
import { StructuredData } from "@/components/seo/structured-data";
import { LinkButton } from "@/components/ui/button";
import { Tick } from "@/components/ui/icon";
import { NewTabLink } from "@/components/ui/new-tab-link";
import { useCopy } from "@/i18n/use-copy";
import { mailTo } from "@/lib/content/mail";
import type { Edition } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";
import { BankDashboard } from "./bank-dashboard";
import { BankSteps } from "./bank-steps";

type Props = { edition: Edition; site: Site };

export function Banks({ edition, site }: Props) {
  const t = useCopy("banks");
  const call = <NewTabLink href={site.partnershipCallUrl}>{t("call")}</NewTabLink>;
  return (
    <>
      <StructuredData listed={{ page: "banks", edition }} site={site} />
      <Hero
        title={t("title")}
        lead={t("lead")}
        note={t("note")}
        actions={
          <>
            {call}
            <TalkLink edition={edition} origin={{ kind: "bank", source: "banks" }} />
          </>
        }
      >
        <BankDashboard edition={edition} />
      </Hero>
      <Section heading={t("security.heading")} lead={t("security.lead")} band>
        <DataRoom site={site} />
      </Section>
      <Section heading={t("challenge.heading")} lead={t("challenge.lead")}>
        <ThreeColumns items={withHeadings(challenges, (name) => t(`challenge.${name}`))} />
      </Section>
      <Solution />
      <Benefits />
      <BankSteps edition={edition} />
      <Section heading={t("undisturbed.heading")} lead={t("undisturbed.lead")}>
        <IconGrid items={withHeadings(records, (name) => t(`undisturbed.${name}`))} />
      </Section>
      <Section heading={t("opportunity.heading")} lead={t("opportunity.lead")} band split>
        <p className="font-display text-title">{t("opportunity.sum")}</p>
        <p className="mt-2 max-w-measure text-ink-2">{t("opportunity.text")}</p>
      </Section>
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        {call}
        <LinkButton look="quiet" href={mailTo(site.partnershipsEmail, t("closing.subject"))}>
          {t("mail")}
        </LinkButton>
      </Closing>
    </>
  );
}

const challenges = [{ key: "old" }, { key: "leave" }, { key: "evenings" }] as const;
const records = [
  { key: "accountant", icon: "pen" },
  { key: "software", icon: "sync" },
  { key: "core", icon: "bank" },
] as const;

function Benefits() {
  const t = useCopy("banks");
  const bank = ["insight", "loyalty"] as const;
  const customer = ["time", "guarantee"] as const;
  return (
    <Section heading={t("benefits.heading")} lead={t("benefits.lead")}>
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

const questions = ["profit", "reserve", "debtors", "documents", "checked"] as const;

/** What a bank knows about a customer without and with the product, side by side. */
function Solution() {
  const t = useCopy("banks");
  return (
    <Section heading={t("solution.heading")} lead={t("solution.lead")} large band>
      <div className={facing.pages}>
        {(["before", "after"] as const).map((when) => (
          <Sheet
            key={when}
            look={when === "before" ? "messy" : "clean"}
            className={when === "before" ? facing.left : facing.right}
            title={t(`solution.${when}.title`)}
            note={t(`solution.${when}.note`)}
          >
            <Book
              beside="sheet"
              caption={t("solution.caption", { when: t(`solution.${when}.title`).toLowerCase() })}
              columns={[
                { key: "question", label: t("solution.question"), rowHeader: true },
                { key: "answer", label: t("solution.answer") },
              ]}
              rows={questions.map((key) => ({
                key,
                cells: {
                  question: t(`solution.rows.${key}.question`),
                  answer: <Answer when={when}>{t(`solution.rows.${key}.${when}`)}</Answer>,
                },
              }))}
            />
          </Sheet>
        ))}
      </div>
    </Section>
  );
}

function Answer({ when, children }: { when: "before" | "after"; children: string }) {
  if (when === "before") return <Unclear>{children}</Unclear>;
  return (
    <span className="flex items-baseline gap-2">
      <Tick />
      {children}
    </span>
  );
}
