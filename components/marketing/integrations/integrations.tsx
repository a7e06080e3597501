import { ClaimsList } from "@/components/marketing/sections/claims-list";
import { ThreeColumns, withHeadings } from "@/components/marketing/sections/lists";
import { Closing, Hero, Section } from "@/components/marketing/sections/section";
import { DataRoom, DpaText } from "@/components/marketing/sections/security";
import { sheetClass } from "@/components/marketing/sections/sheet";
import { StructuredData } from "@/components/seo/structured-data";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { countries } from "@/i18n/countries";
import { useCopy } from "@/i18n/use-copy";
import { claimed, isClaimed } from "@/lib/content/claims";
import {
  accounting,
  bank,
  email,
  hasMarketplace,
  type Integration,
  messaging,
  offeredFirst,
} from "@/lib/content/integrations";
import type { LegalDocument } from "@/lib/content/legal";
import type { Proof } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import { marketAddress, signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { ChannelsExhibit } from "./channels-exhibit";

type Props = { edition: Edition; site: Site; proof: Proof; dpa: LegalDocument };

export function Integrations({ edition, site, proof, dpa }: Props) {
  const t = useCopy("integrations");
  const badge = isClaimed("marketplace", site) ? t("badge") : undefined;
  return (
    <>
      <StructuredData listed={{ page: "integrations", edition }} site={site} />
      <Hero
        badge={hasMarketplace(edition) ? badge : undefined}
        title={t("title")}
        lead={t("lead")}
        note={hasMarketplace(edition) || !badge ? t("note") : `${t("note")} ${badge}.`}
        actions={
          <>
            <LinkButton href={signUpAddress(edition)}>{t("start")}</LinkButton>
            <LinkButton look="quiet" href="#accounting">
              {t("see")}
            </LinkButton>
          </>
        }
      >
        <ChannelsExhibit edition={edition} accountants={proof.accountants} />
      </Hero>
      <IntegrationSection edition={edition} group="accounting" />
      <IntegrationSection edition={edition} group="bank" />
      <IntegrationSection edition={edition} group="messaging" />
      <IntegrationSection edition={edition} group="email" />
      <Compliance edition={edition} site={site} dpa={dpa} />
      <Closing heading={t("closing.heading")} lead={t("closing.lead")}>
        <LinkButton href={marketAddress("home", edition)}>{t("closing.start")}</LinkButton>
        <LinkButton look="quiet" href={marketAddress("accountants", edition)}>
          {t("closing.accountants")}
        </LinkButton>
      </Closing>
    </>
  );
}

function Compliance({ edition, site, dpa }: Omit<Props, "proof">) {
  const t = useCopy("security");
  return (
    <Section id="security" heading={t("heading")} lead={t("lead")} band>
      <ThreeColumns items={withHeadings(claimed(certificates, site), (name) => t(`certificates.${name}`))} />
      <ClaimsList edition={edition} site={site} />
      <DataRoom site={site} dpaHere />
      <DpaText dpa={dpa} />
      <dl className="grid grid-cols-2 border-y border-ink min-[56rem]:grid-cols-4">
        {claimed(figures, site).map(({ key }) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end border-rule pe-4 pt-5 pb-4.5 min-[56rem]:not-first:border-s min-[56rem]:not-first:ps-5"
          >
            <dt className="text-small/snug text-ink-2">{t(`tiles.${key}Of`)}</dt>
            <dd className="font-display text-h1/[1.15] tracking-figure">{t(`tiles.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const certificates = [{ key: "soc2" }, { key: "cyberEssentials" }, { key: "iso27001" }] as const;
const figures = [{ key: "encryption" }, { key: "uptime" }, { key: "monitoring" }, { key: "gdpr" }] as const;

const groups = { accounting, bank, messaging, email };
type Group = keyof typeof groups;
type Item = Integration & { readonly key: (typeof groups)[Group][number]["key"] };

/** A group of integrations, such as banks; those available in the market come first. */
function IntegrationSection({ edition, group }: { edition: Edition; group: Group }) {
  const t = useCopy("integrations");
  // A status that is missing here has no badge (spec section 9).
  const states: Partial<Record<string, string>> = {
    available: t("status.available"),
    "coming-soon": t("status.coming-soon"),
    "coming-later": t("status.coming-later"),
  };
  const items: readonly Item[] = groups[group];
  return (
    <Section
      id={group}
      heading={t(`${group}.heading`)}
      lead={t(`${group}.lead`)}
      large={group === "accounting"}
      band={group === "accounting" || group === "messaging"}
    >
      <ul className="grid gap-6 min-[44rem]:grid-cols-2 min-[44rem]:has-[>:nth-child(3):last-child]:grid-cols-3 xl:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {offeredFirst(items, edition).map(({ isOffered, item: { key, icon, status, region, featured } }) => (
          <li
            key={key}
            className={`row-span-4 grid grid-rows-subgrid gap-y-1 p-4.5 ${isOffered ? sheetClass() : "border border-dashed border-edge"}`}
          >
            <p className="flex flex-wrap items-start gap-2">
              <Icon className={`me-auto mb-2 size-10 ${isOffered ? "text-accent" : ""}`} name={icon} />
              {isOffered && featured && <Tag>{t("featured")}</Tag>}
              {states[status] && <Tag look={status === "available" ? "now" : "later"}>{states[status]}</Tag>}
            </p>
            <h3>{t(`items.${key}.name`)}</h3>
            <p className="text-small text-ink-2">
              {region === "everywhere" ? countries(edition.locale, "short") : t(`region.${region}`)}
            </p>
            <p className="mt-1 text-ink-2">{t(`items.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
