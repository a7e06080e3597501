import { withHeadings, withNames } from "@/components/marketing/sections/item-texts";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { formatNumber } from "@/lib/content/formats";
import { practice, total } from "@/lib/content/network";
import type { Market } from "@/lib/markets";

export function PracticeSteps({ market }: { market: Market }) {
  const t = useCopy("accountants");
  const steps = [
    { key: "call", frame: <Agreed /> },
    { key: "move", frame: <FirstClient /> },
    { key: "close", frame: <FirstMonth market={market} /> },
  ] as const;
  return (
    <HowSection
      heading={t("how.heading")}
      items={withHeadings(steps, (name) => t(`how.${name}`))}
      notice={t("how.notice")}
    />
  );
}

function Agreed() {
  const t = useCopy("accountants");
  const terms = ["clients", "software", "handed", "kept"] as const;
  return <FactList rows={terms.map((key) => [t(`how.frame.${key}`), t(`how.frame.${key}Of`)] as const)} />;
}

function FirstClient() {
  const t = useCopy("accountants");
  const stages = [
    { key: "address", icon: "mail" },
    { key: "chat", icon: "chat" },
    { key: "ledger", icon: "book2" },
  ] as const;
  return <MessageList items={withNames(stages, (name) => t(`how.frame.${name}`))} />;
}

function FirstMonth({ market }: { market: Market }) {
  const t = useCopy("accountants");
  const figures = {
    open: total(practice, "open"),
    all: practice.length,
    documents: formatNumber(total(practice, "documents"), market),
  };
  const lines = [
    { key: "closed", icon: "stack" },
    { key: "open", icon: "ask" },
    { key: "checked", icon: "tick" },
  ] as const;
  return <StatusList items={withNames(lines, (name) => t(`how.frame.${name}`, figures))} />;
}
