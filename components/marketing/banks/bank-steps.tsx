import { withNames } from "@/components/marketing/sections/lists";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { bankExample } from "@/lib/content/cash";
import { formatNumber } from "@/lib/content/formats";
import type { Edition } from "@/lib/markets/editions";

const agreement = ["name", "sender", "consent", "sees"] as const;
const customer = [
  { key: "invited", icon: "chat" },
  { key: "checked", icon: "lock" },
  { key: "sent", icon: "page" },
] as const;
const insights = [
  { key: "customers", icon: "stack" },
  { key: "alerts", icon: "warn" },
  { key: "lines", icon: "tick" },
] as const;

export function BankSteps({ edition }: { edition: Edition }) {
  const t = useCopy("banks");
  const figures = insights.map(({ key, icon }) => ({
    key,
    icon,
    name: t(`how.frame.${key}`),
    note: formatNumber(bankExample[key], edition),
  }));
  const frames = {
    integration: <FactList rows={agreement.map((key) => [t(`how.frame.${key}`), t(`how.frame.${key}Of`)])} />,
    onboarding: <MessageList items={withNames(customer, (name) => t(`how.frame.${name}`))} />,
    insights: <StatusList items={figures} />,
  };
  return <HowSection frames={frames} say={(name) => t(`how.${name}`)} />;
}
