import { withHeadings, withNames } from "@/components/marketing/sections/item-texts";
import { ThreeColumns, Tiles } from "@/components/marketing/sections/lists";
import { PartHeading, Section } from "@/components/marketing/sections/section";
import { DataRoomButton, Documents, DpaButton, DpaText } from "@/components/marketing/sections/security";
import { Actions } from "@/components/ui/actions";
import { useCopy } from "@/i18n/use-copy";
import type { LegalDocument } from "@/lib/content/legal";
import type { Site } from "@/lib/site";

type Props = { site: Site; dpa: LegalDocument };

export function Compliance({ site, dpa }: Props) {
  const t = useCopy("security");
  return (
    <Section id="security" heading={t("heading")} lead={t("lead")} band>
      <ThreeColumns items={withHeadings(certificates, (name) => t(`certificates.${name}`))} />
      <div className="mt-16 grid items-start gap-x-16 gap-y-6 min-[60rem]:grid-cols-[5fr_7fr]">
        <div>
          <PartHeading>{t("resources.heading")}</PartHeading>
          <p className="mt-2 text-ink-2">{t("resources.text")}</p>
          <Actions className="mt-6">
            <DataRoomButton address={site.partnershipsEmail} />
            <DpaButton />
          </Actions>
        </div>
        <Documents dpaHere />
      </div>
      <DpaText dpa={dpa} />
      <Tiles items={withNames(figures, (name) => t(`tiles.${name}`))} />
    </Section>
  );
}

const certificates = [{ key: "soc2" }, { key: "cyberEssentials" }, { key: "iso27001" }] as const;
const figures = [{ key: "encryption" }, { key: "uptime" }, { key: "monitoring" }, { key: "gdpr" }] as const;
