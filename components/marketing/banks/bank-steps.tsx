import { withHeadings, withNames } from "@/components/marketing/sections/item-texts";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { bankExample } from "@/lib/content/cash";
import { formatNumber } from "@/lib/content/formats";
import type { Market } from "@/lib/markets";

export function BankSteps({ market }: { market: Market }) {
  const t = useCopy("banks");
  const steps = [
    { key: "integration", frame: <Agreement /> },
    { key: "onboarding", frame: <Customer /> },
    { key: "insights", frame: <Insights market={market} /> },
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
  const t = useCopy("banks");
  const terms = ["name", "sender", "consent", "sees"] as const;
  return <FactList rows={terms.map((key) => [t(`how.frame.${key}`), t(`how.frame.${key}Of`)] as const)} />;
}

function Customer() {
  const t = useCopy("banks");
  const stages = [
    { key: "invited", icon: "chat" },
    { key: "checked", icon: "lock" },
    { key: "sent", icon: "page" },
  ] as const;
  return <MessageList items={withNames(stages, (name) => t(`how.frame.${name}`))} />;
}

function Insights({ market }: { market: Market }) {
  const t = useCopy("banks");
  const figures = [
    { key: "customers", icon: "stack" },
    { key: "alerts", icon: "warn" },
    { key: "lines", icon: "tick" },
  ] as const;
  return (
    <StatusList
      items={figures.map(({ key, icon }) => ({
        key,
        icon,
        name: t(`how.frame.${key}`),
        note: formatNumber(bankExample[key], market),
      }))}
    />
  );
}
