import { Exhibit } from "@/components/marketing/sections/exhibit";
import { withNames } from "@/components/marketing/sections/lists";
import { Sheet } from "@/components/marketing/sections/sheet";
import { FactList, HowSection, MessageList, StatusList } from "@/components/marketing/sections/steps";
import { useCopy } from "@/i18n/use-copy";
import { bankExample, cashByWeek, cashExample } from "@/lib/content/cash";
import { formatNumber } from "@/lib/content/formats";
import { exampleDay } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import { formatHeadline } from "@/lib/plans";

/** The example of what a bank sees of a customer: figures, and a bar chart of cash over eight weeks. */
export function BankExhibit({ market }: { market: Market }) {
  const t = useCopy("banks");
  const example = useCopy("example");
  const money = (units: number) => formatHeadline(units, market.currency);
  const day = formatDay(exampleDay, market);
  const facts = [
    [t("exhibit.current"), day],
    [t("exhibit.cash"), money(cashExample.openingCash)],
    [t("exhibit.due"), money(cashExample.invoicesDue)],
    [t("exhibit.bills"), money(cashExample.billsDue)],
    [t("exhibit.reserve"), money(cashExample.taxReserve)],
  ] as const;
  return (
    <Exhibit caption={t("exhibit.notice")}>
      <Sheet title={t("exhibit.title", { business: example("business") })} note={t("exhibit.note", { day })}>
        <div className="grid gap-x-12 gap-y-6 px-4.5 pb-5 min-[56rem]:grid-cols-[5fr_7fr]">
          <dl>
            {facts.map(([label, value]) => (
              <div key={label} className="flex justify-between gap-4 border-b border-rule py-2.75 text-small">
                <dt className="text-ink-2">{label}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <Weeks market={market} />
        </div>
      </Sheet>
    </Exhibit>
  );
}

function Weeks({ market }: { market: Market }) {
  const t = useCopy("banks");
  const weeks = cashByWeek();
  const most = Math.max(...weeks.map(({ cash }) => cash));
  return (
    <div>
      <p className="pt-3.5 pb-2 text-note/normal text-ink-3">{t("exhibit.chart")}</p>
      <ol>
        {weeks.map(({ week, cash, lowest }) => (
          <li
            key={week}
            className="grid grid-cols-[4.25rem_1fr_4.5rem] items-center gap-3 py-1 text-small/snug"
          >
            <span className="whitespace-nowrap text-ink-2">{t("exhibit.week", { week })}</span>
            <svg
              className="h-3.5 w-full"
              viewBox={`0 0 ${most} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={lowest ? "fill-ink" : "fill-edge"} d={`M0 0h${cash}v100H0z`} />
            </svg>
            <span className={lowest ? "figures font-semibold" : "figures"}>
              {formatHeadline(cash, market.currency)}
              {lowest && <span className="sr-only">{`, ${t("exhibit.lowest")}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

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

export function BankSteps({ market }: { market: Market }) {
  const t = useCopy("banks");
  const figures = insights.map(({ key, icon }) => ({
    key,
    icon,
    name: t(`how.frame.${key}`),
    note: formatNumber(bankExample[key], market),
  }));
  const frames = {
    integration: <FactList rows={agreement.map((key) => [t(`how.frame.${key}`), t(`how.frame.${key}Of`)])} />,
    onboarding: <MessageList items={withNames(customer, (name) => t(`how.frame.${name}`))} />,
    insights: <StatusList items={figures} />,
  };
  return <HowSection frames={frames} say={(name) => t(`how.${name}`)} notice={t("how.notice")} />;
}
