import { withHeadings } from "@/components/marketing/sections/item-texts";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { network, total } from "@/lib/content/network";
import type { Market } from "@/lib/markets";

export function NetworkSteps({ market }: { market: Market }) {
  const t = useCopy("franchises");
  const steps = [
    { key: "agreement", frame: <Agreement /> },
    { key: "onboarding", frame: <FirstDays /> },
    { key: "oversight", frame: <Overview market={market} /> },
  ] as const;
  return (
    <HowSection
      heading={t("how.heading")}
      items={withHeadings(steps, (name) => t(`how.${name}`))}
      notice={t("how.notice")}
    />
  );
}

function Agreement() {
  const t = useCopy("franchises");
  return (
    <FactList
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
  const location = t("exhibit.locations.5").toLowerCase();
  return (
    <MessageList
      items={[
        { key: "first", icon: "chat", name: t("exhibit.locations.4"), note: t("how.frame.first") },
        {
          key: "mail",
          icon: "mail",
          name: t("exhibit.locations.5"),
          note: t("how.frame.address", { location }),
        },
        { key: "upload", icon: "page", name: t("exhibit.locations.3"), note: t("how.frame.uploaded") },
      ]}
    />
  );
}

function Overview({ market }: { market: Market }) {
  const t = useCopy("franchises");
  const all = network.length;
  const lines = formatNumber(total(network, "transactions"), market);
  return (
    <StatusList
      items={[
        {
          key: "closed",
          icon: "stack",
          name: t("how.frame.closed"),
          note: t("exhibit.of", { closed: all, all }),
        },
        { key: "open", icon: "ask", name: t("how.frame.open"), note: String(total(network, "open")) },
        {
          key: "checked",
          icon: "tick",
          name: t("how.frame.checked"),
          note: t("how.frame.lines", { lines }),
        },
      ]}
    />
  );
}
