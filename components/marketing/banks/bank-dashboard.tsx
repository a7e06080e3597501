import { Book, SubLine } from "@/components/marketing/sections/book";
import { Exhibit } from "@/components/marketing/sections/exhibit";
import { sheetClass } from "@/components/marketing/sections/sheet";
import { Icon } from "@/components/ui/icon";
import { Tag } from "@/components/ui/tag";
import { useCopy } from "@/i18n/use-copy";
import { bankCustomers, bankExample, cashByWeek, cashExample, lowCash } from "@/lib/content/cash";
import { formatNumber } from "@/lib/content/formats";
import { exampleDay } from "@/lib/content/ledger";
import { formatDay } from "@/lib/dates";
import type { Edition } from "@/lib/markets/editions";
import { formatHeadline } from "@/lib/plans";

/** The example of a bank's dashboard: totals, its customers, and the cash of one of them over eight weeks. */
export function BankDashboard({ edition }: { edition: Edition }) {
  const t = useCopy("banks");
  return (
    <Exhibit caption={t("exhibit.notice")}>
      <div className={sheetClass()}>
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule px-4.5 py-3.5">
          <strong className="font-display text-body/snug font-medium">
            {t("exhibit.title", { bank: t("how.frame.senderOf") })}
          </strong>
          <Tag look="later">{t("exhibit.illustration")}</Tag>
        </p>
        <Totals edition={edition} />
        <div className="grid gap-x-10 pb-5 min-[56rem]:grid-cols-[1fr_1fr]">
          <div>
            <Customers edition={edition} />
            <BooksFacts edition={edition} />
          </div>
          <Weeks edition={edition} />
        </div>
      </div>
    </Exhibit>
  );
}

const totals = ["customers", "alerts", "lines"] as const;

function Totals({ edition }: { edition: Edition }) {
  const t = useCopy("banks");
  return (
    <dl className="grid grid-cols-3 border-b border-rule bg-tint max-[16rem]:grid-cols-1">
      {totals.map((key) => (
        <div
          key={key}
          className="flex flex-col-reverse justify-end border-rule px-4.5 py-3 not-first:border-s max-sm:px-3"
        >
          <dt className="text-note/[1.35] text-ink-2">{t(`how.frame.${key}`)}</dt>
          <dd className="font-display text-h2 tracking-figure">{formatNumber(bankExample[key], edition)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Customers({ edition }: { edition: Edition }) {
  const t = useCopy("banks");
  const example = useCopy("example");
  const money = (units: number) => formatHeadline(units, edition);
  const lowest = Math.min(...cashByWeek().map(({ cash }) => cash));
  const figures = {
    key: "shown",
    name: example("business"),
    cash: cashExample.openingCash,
    lowest,
  };
  const customers = [
    figures,
    ...bankCustomers.map((one) => ({ ...one, name: t(`exhibit.names.${one.key}`) })),
  ];
  return (
    <Book
      caption={t("exhibit.caption")}
      columns={[
        { key: "customer", label: t("exhibit.customer"), rowHeader: true },
        { key: "cash", label: t("exhibit.cash"), look: "figure" },
        { key: "low", label: t("exhibit.low"), look: "figure" },
      ]}
      rows={customers.map(({ key, name, cash, lowest: least }, at) => ({
        key,
        ...(at === 0 && { className: "new" }),
        cells: {
          customer: (
            <>
              {name}
              {least < lowCash && (
                <SubLine>
                  <span className="inline-flex items-center gap-1.5">
                    <Icon className="size-4" name="warn" />
                    {t("exhibit.alert")}
                  </span>
                </SubLine>
              )}
            </>
          ),
          cash: money(cash),
          low: money(least),
        },
      }))}
    />
  );
}

/** What the books of the first customer say, beside the chart of its cash. */
function BooksFacts({ edition }: { edition: Edition }) {
  const t = useCopy("banks");
  const money = (units: number) => formatHeadline(units, edition);
  const business = useCopy("example")("business");
  const facts = [
    [t("exhibit.due"), money(cashExample.invoicesDue)],
    [t("exhibit.bills"), money(cashExample.billsDue)],
    [t("exhibit.reserve"), money(cashExample.taxReserve)],
  ] as const;
  return (
    <div className="px-4.5 pt-5">
      <p className="border-b border-ink pb-2 text-note text-ink-2">
        {t("exhibit.facts", { business, day: formatDay(exampleDay, edition) })}
      </p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-2 text-small">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Weeks({ edition }: { edition: Edition }) {
  const t = useCopy("banks");
  const business = useCopy("example")("business");
  const weeks = cashByWeek();
  const max = Math.max(...weeks.map(({ cash }) => cash));
  return (
    <div className="flex flex-col px-4.5 min-[56rem]:ps-0">
      <p className="pt-3.5 pb-2 text-note/normal text-ink-2">{t("exhibit.chart", { business })}</p>
      <ol className="grid flex-1 content-between">
        {weeks.map(({ week, cash, lowest }) => (
          <li
            key={week}
            className="grid grid-cols-[4.25rem_1fr_4.5rem] items-center gap-3 py-1 text-small/snug max-[16rem]:grid-cols-2"
          >
            <span className="whitespace-nowrap text-ink-2">{t("exhibit.week", { week })}</span>
            <svg
              className="h-3.5 w-full max-[16rem]:hidden"
              viewBox={`0 0 ${max} 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={lowest ? "fill-ink" : "fill-edge"} d={`M0 0h${cash}v100H0z`} />
            </svg>
            <span className={lowest ? "figures font-semibold" : "figures"}>
              {formatHeadline(cash, edition)}
              {lowest && <span className="sr-only">{`, ${t("exhibit.lowest")}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
