import { Extract, Marks, Ways } from "@/components/marketing/sections/frames";
import { HowSection } from "@/components/marketing/sections/steps";
import { worded } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { network, total } from "@/lib/content/network";
import type { Market } from "@/lib/markets";

/** Three steps: network agreement, franchisee onboarding, centralised oversight. */
export function NetworkSteps({ market }: { market: Market }) {
  const t = useCopy("franchises");
  const steps = [
    { key: "agreement", frame: <Agreement /> },
    { key: "onboarding", frame: <FirstDays /> },
    { key: "oversight", frame: <Overview market={market} /> },
  ] as const;
  return (
    <HowSection heading={t("how.heading")} items={worded(steps, (name) => t(`how.${name}`))}>
      <p className="mt-6 text-note/normal text-ink-3">{t("how.notice")}</p>
    </HowSection>
  );
}

function Agreement() {
  const t = useCopy("franchises");
  return (
    <Extract
      rows={[
        [t("how.frame.network"), t("exhibit.name")],
        [t("how.frame.chart"), t("how.frame.oneChart")],
        [t("how.frame.pricing"), t("pricing.models.subsidy.name")],
        [t("how.frame.locations"), t("how.frame.toStart", { locations: network.length })],
      ]}
    />
  );
}

function FirstDays() {
  const t = useCopy("franchises");
  const place = t("exhibit.places.5").toLowerCase();
  return (
    <Ways
      items={[
        { key: "first", icon: "chat", name: t("exhibit.places.4"), of: t("how.frame.first") },
        { key: "mail", icon: "mail", name: t("exhibit.places.5"), of: t("how.frame.address", { place }) },
        { key: "upload", icon: "page", name: t("exhibit.places.3"), of: t("how.frame.uploaded") },
      ]}
    />
  );
}

function Overview({ market }: { market: Market }) {
  const t = useCopy("franchises");
  const all = network.length;
  const lines = formatNumber(total(network, "transactions"), market);
  return (
    <Marks
      items={[
        {
          key: "closed",
          icon: "stack",
          name: t("how.frame.closed"),
          of: t("exhibit.of", { closed: all, all }),
        },
        { key: "open", icon: "ask", name: t("how.frame.open"), of: String(total(network, "open")) },
        {
          key: "checked",
          icon: "tick",
          name: t("how.frame.checked"),
          of: t("how.frame.lines", { lines }),
        },
      ]}
    />
  );
}
