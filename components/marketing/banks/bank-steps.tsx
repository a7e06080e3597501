import { Extract, Marks, Ways } from "@/components/marketing/sections/frames";
import { HowSection } from "@/components/marketing/sections/steps";
import { named, worded } from "@/components/marketing/sections/worded";
import { useCopy } from "@/i18n/use-copy";
import { bankExample } from "@/lib/content/cash";
import { formatNumber } from "@/lib/content/formats";
import type { Market } from "@/lib/markets";

/** Three steps: white-label integration, customer onboarding, real-time insights. */
export function BankSteps({ market }: { market: Market }) {
  const t = useCopy("banks");
  const steps = [
    { key: "integration", frame: <Agreement /> },
    { key: "onboarding", frame: <Customer /> },
    { key: "insights", frame: <Insights market={market} /> },
  ] as const;
  return (
    <HowSection heading={t("how.heading")} items={worded(steps, (name) => t(`how.${name}`))}>
      <p className="mt-6 text-note/normal text-ink-3">{t("how.notice")}</p>
    </HowSection>
  );
}

function Agreement() {
  const t = useCopy("banks");
  const terms = ["name", "sender", "consent", "sees"] as const;
  return <Extract rows={terms.map((key) => [t(`how.frame.${key}`), t(`how.frame.${key}Of`)] as const)} />;
}

function Customer() {
  const t = useCopy("banks");
  const stages = [
    { key: "invited", icon: "chat" },
    { key: "checked", icon: "lock" },
    { key: "sent", icon: "page" },
  ] as const;
  return <Ways items={named(stages, (name) => t(`how.frame.${name}`))} />;
}

function Insights({ market }: { market: Market }) {
  const t = useCopy("banks");
  const figures = [
    { key: "customers", icon: "stack" },
    { key: "alerts", icon: "warn" },
    { key: "lines", icon: "tick" },
  ] as const;
  return (
    <Marks
      items={figures.map(({ key, icon }) => ({
        key,
        icon,
        name: t(`how.frame.${key}`),
        of: formatNumber(bankExample[key], market),
      }))}
    />
  );
}
