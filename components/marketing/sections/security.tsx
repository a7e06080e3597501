import { useLocale } from "next-intl";
import { Prose } from "@/components/marketing/legal/prose";
import { Actions, LinkButton } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { claimArguments } from "@/i18n/claims";
import { useCopy } from "@/i18n/use-copy";
import { claimed } from "@/lib/content/claims";
import type { LegalDocument } from "@/lib/content/legal";
import { mailTo } from "@/lib/content/mail";
import { type Edition, editionOfLocale } from "@/lib/markets/editions";
import { dpaAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import type { IconListItem } from "./lists";
import { withHeadings } from "./lists";
import { StatusList } from "./steps";

type OnPage = { edition: Edition; site: Site };

/** The data protection items that several pages share. */
export function useProtection({ edition, site }: OnPage): readonly IconListItem[] {
  const t = useCopy("security");
  const states = claimArguments(edition, site);
  const items = [
    { key: "assessed", icon: "scale", shown: states.heldClaims !== "none" },
    { key: "encrypted", icon: "lock", shown: states.serviceClaims !== "none" },
    { key: "protected", icon: "page", shown: states.gdprClaim === "on" },
  ] as const;
  return withHeadings(
    items.filter(({ shown }) => shown),
    (name) => t(`protection.${name}`, states),
  );
}

const documents = [
  { key: "soc2", icon: "lock" },
  { key: "cyberEssentials", icon: "lock" },
  { key: "iso27001", icon: "page" },
  { key: "dpa", icon: "page" },
  { key: "uptime", icon: "sync" },
  { key: "processors", icon: "stack" },
] as const;

/** The documents of the data room, with the button that asks for access. `dpaHere`: the page itself contains the agreement. */
export function DataRoom({ site, dpaHere }: { site: Site; dpaHere?: boolean }) {
  const t = useCopy("security");
  return (
    <div className="grid items-start gap-x-16 gap-y-6 not-first:mt-12 min-[60rem]:grid-cols-[5fr_7fr]">
      <div>
        <h3>{t("resources.heading")}</h3>
        <p className="mt-2 text-ink-2">{t(dpaHere ? "resources.text" : "resources.inRoom")}</p>
        <Actions className="mt-6">
          <DataRoomButton address={site.partnershipsEmail} />
          {dpaHere && <DpaButton />}
        </Actions>
      </div>
      <StatusList
        className="border-t border-ink"
        items={claimed(documents, site).map(({ key, icon }) => ({ icon, name: t(`resources.items.${key}`) }))}
      />
    </div>
  );
}

export function DataRoomButton({ address, quiet }: { address: string; quiet?: boolean }) {
  const t = useCopy("security");
  return (
    <LinkButton look={quiet ? "quiet" : "solid"} href={mailTo(address, t("roomSubject"), t("roomBody"))}>
      {t("room")}
    </LinkButton>
  );
}

/** Downloads the data processing agreement as a PDF, with the same text as `DpaText`. */
function DpaButton() {
  const t = useCopy("security");
  const edition = editionOfLocale(useLocale());
  return (
    <LinkButton look="quiet" href={dpaAddress(edition)} download>
      {t("download")}
    </LinkButton>
  );
}

export function DpaText({ dpa }: { dpa: LegalDocument }) {
  const t = useCopy("security");
  return (
    <Disclosure className="my-12" summary={t("read")}>
      <div className="prose grid gap-4 pb-6">
        <Prose text={dpa.opening} />
        <ol className="clauses">
          {dpa.sections.map(({ id, heading, text }) => (
            <li key={id}>
              <h4>{heading}</h4>
              <Prose text={text} />
            </li>
          ))}
        </ol>
      </div>
    </Disclosure>
  );
}
