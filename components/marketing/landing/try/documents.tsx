import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { entryOf, paymentTermDays, type Sample } from "@/lib/content/ledger";
import { addDays, formatDate, formatDay } from "@/lib/dates";
import { formatMonth } from "@/lib/dates/formats";
import { sampleBooks, taxesOn } from "@/lib/markets/books";
import type { Edition } from "@/lib/markets/editions";
import type { SampleKey } from "@/lib/markets/sample-books";
import { formatSum } from "@/lib/plans";

type Props = { sample: Sample; edition: Edition };

/** The drawn document that the customer sends. */
export function SampleDocument({ sample, edition }: Props) {
  const Drawn = drawings[sample.key];
  return <Drawn sample={sample} edition={edition} />;
}

const drawings: Record<SampleKey, (props: Props) => ReactNode> = {
  receipt: Receipt,
  invoice: Invoice,
  statement: Statement,
};

function Receipt({ sample: { net, tax }, edition }: Props) {
  const t = useCopy("example");
  const { receipt } = sampleBooks[edition.segment];
  const [first, second, third] = receipt.map((minor) => formatAmount(minor, edition));
  return (
    <div className="photo">
      <div className="receipt">
        <b>{t("documents.receipt.supplier")}</b>
        <p>{t("receipt.address")}</p>
        <dl>
          <Line label={t("receipt.line1")} value={first} />
          <Line label={t("receipt.line2")} value={second} />
          <Line label={t("receipt.line3")} value={third} />
        </dl>
        <dl>
          <Line label={t("facts.net")} value={formatAmount(net, edition)} />
          <Taxes of={net} edition={edition} />
          <Line bold label={t("total")} value={formatSum(net + tax, edition)} />
        </dl>
        <svg viewBox="0 0 160 18" preserveAspectRatio="none" aria-hidden="true">
          <path d={bars} />
        </svg>
      </div>
    </div>
  );
}

const paper = "mb-2 bg-sheet shadow-paper text-note/snug";
const lines = "grid gap-x-3 gap-y-1 px-3 py-2 min-[20rem]:grid-cols-[1fr_auto]";

function Invoice({ sample: { date, net, tax }, edition }: Props) {
  const t = useCopy("example");
  return (
    <div className={paper}>
      <p className="flex flex-wrap justify-between gap-x-3 border-b border-ink px-3 py-2">
        <b className="font-display text-small/snug font-medium">{t("documents.invoice.supplier")}</b>
        {t("documents.invoice.number")}
      </p>
      <dl className={lines}>
        <Line label={t("documents.invoice.line")} value={formatAmount(net, edition)} />
        <Taxes of={net} edition={edition} />
      </dl>
      <dl className={`${lines} border-t border-ink`}>
        <Line
          bold
          label={t("documents.invoice.due", {
            date: formatDate(addDays(date, paymentTermDays), edition, dayAndMonth),
          })}
          value={formatSum(net + tax, edition)}
        />
      </dl>
    </div>
  );
}

const dayAndMonth = { day: "numeric", month: "long" } as const;

function Statement({ sample: { date, net }, edition }: Props) {
  const t = useCopy("example");
  const fuel = entryOf(edition, "fuel");
  const insurance = entryOf(edition, "insurance");
  const rows = [
    { key: "fuel", on: fuel.date, minor: fuel.net + fuel.tax },
    { key: "meal", on: date, minor: net },
    { key: "insurance", on: insurance.date, minor: insurance.net + insurance.tax },
  ] as const;
  return (
    <div className={paper}>
      <p className="border-b border-ink px-3 py-2 font-semibold">
        {t("documents.statement.title", { month: formatMonth(date, edition) })}
      </p>
      {rows.map(({ key, on, minor }) => (
        <dl key={key} className={`${lines} ${key === "meal" ? "bg-wash" : "text-ink-3"}`}>
          <Line
            bold={key === "meal"}
            label={t("bankLine", { day: formatDay(on, edition), text: t(`bank.${key}`) })}
            value={formatAmount(minor, edition)}
          />
        </dl>
      ))}
    </div>
  );
}

/** The taxes on a net amount, each on a line of its own. */
function Taxes({ of, edition }: { of: number; edition: Edition }) {
  const t = useTranslations("market");
  return taxesOn(of, edition).map(({ name, rate, tax }) => (
    <Line key={name} label={t(`taxes.${name}`, { rate })} value={formatAmount(tax, edition)} />
  ));
}

function Line({ label, value, bold }: { label: string; value: string | undefined; bold?: boolean }) {
  const weight = bold ? "font-semibold" : "";
  return (
    <>
      <dt className={weight || undefined}>{label}</dt>
      <dd className={`figures ${weight}`}>{value}</dd>
    </>
  );
}

const bars =
  "M0 0h3v18H0zm5 0h1v18H5zm4 0h4v18H9zm6 0h2v18h-2zm5 0h1v18h-1zm3 0h5v18h-5zm8 0h2v18h-2zm3 0h1v18h-1zm4 0h4v18h-4zm7 0h1v18h-1zm3 0h3v18h-3zm6 0h2v18h-2zm4 0h5v18h-5zm7 0h1v18h-1zm4 0h2v18h-2zm4 0h4v18h-4zm6 0h1v18h-1zm3 0h3v18h-3zm6 0h2v18h-2zm5 0h5v18h-5zm7 0h1v18h-1zm3 0h2v18h-2zm5 0h4v18h-4zm7 0h1v18h-1zm3 0h3v18h-3zm6 0h5v18h-5zm7 0h1v18h-1zm3 0h4v18h-4zm7 0h2v18h-2z";
