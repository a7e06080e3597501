import { Extract, Marks, Ways } from "@/components/sections/frames";
import { Section } from "@/components/sections/section";
import { Steps } from "@/components/sections/steps";
import type { Market } from "@/lib/markets";
import { copy } from "@/messages/copy";

/** Three steps: white-label integration, customer onboarding, real-time insights. */
export function BankSteps({ market }: { market: Market }) {
  const t = copy(market, "banks");
  const steps = [
    { key: "integration", frame: <Agreement market={market} /> },
    { key: "onboarding", frame: <Customer market={market} /> },
    { key: "insights", frame: <Insights market={market} /> },
  ] as const;
  return (
    <Section id="how-it-works" heading={t("how.heading")} band>
      <Steps
        items={steps.map(({ key, frame }) => ({
          key,
          heading: t(`how.${key}.heading`),
          text: t(`how.${key}.text`),
          frame,
        }))}
      />
    </Section>
  );
}

function Agreement({ market }: { market: Market }) {
  const t = copy(market, "banks");
  const terms = ["name", "sender", "consent", "sees"] as const;
  return <Extract rows={terms.map((key) => [t(`how.frame.${key}`), t(`how.frame.${key}Of`)] as const)} />;
}

function Customer({ market }: { market: Market }) {
  const t = copy(market, "banks");
  const stages = [
    { key: "invited", icon: "chat" },
    { key: "checked", icon: "lock" },
    { key: "sent", icon: "page" },
  ] as const;
  return (
    <Ways
      items={stages.map(({ key, icon }) => ({
        key,
        icon,
        name: t(`how.frame.${key}`),
        hint: t(`how.frame.${key}Of`),
      }))}
    />
  );
}

function Insights({ market }: { market: Market }) {
  const t = copy(market, "banks");
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
        state: t(`how.frame.${key}Of`),
      }))}
    />
  );
}
