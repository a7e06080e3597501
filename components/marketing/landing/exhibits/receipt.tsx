import { useCopy } from "@/i18n/use-copy";
import { formatAmount } from "@/lib/content/formats";
import { ledgers, newest } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";

/** The photographed receipt: a picture, with the rate and the sums of the market's example. */
export function Receipt({ market }: { market: Market }) {
  const t = useCopy("example");
  const { receipt, rate } = ledgers[market.code];
  const { net, tax } = newest(market.code);
  const lines = [
    [t("receipt.line1"), receipt[0]],
    [t("receipt.line2"), receipt[1]],
    [t("receipt.line3"), receipt[2]],
  ] as const;
  return (
    <div className="receipt">
      <b>{t("entries.timber.supplier")}</b>
      <p>{t("receipt.address")}</p>
      <dl>
        {lines.map(([line, amount]) => (
          <Line key={line} label={line} value={formatAmount(amount, market)} />
        ))}
      </dl>
      <dl>
        <Line label={t("receipt.net")} value={formatAmount(net, market)} />
        <Line label={t("receipt.tax", { rate })} value={formatAmount(tax, market)} />
        <dt className="font-bold">{t("receipt.total")}</dt>
        <dd className="font-bold">{formatPrice(net + tax, market.currency)}</dd>
      </dl>
      <svg viewBox="0 0 160 18" preserveAspectRatio="none" aria-hidden="true">
        <path d={bars} />
      </svg>
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Bars of 1 to 5 units with gaps of 2 to 3, drawn once. */
const bars =
  "M0 0h3v18H0zm5 0h1v18H5zm4 0h4v18H9zm6 0h2v18h-2zm5 0h1v18h-1zm3 0h5v18h-5zm8 0h2v18h-2zm3 0h1v18h-1zm4 0h4v18h-4zm7 0h1v18h-1zm3 0h3v18h-3zm6 0h2v18h-2zm4 0h5v18h-5zm7 0h1v18h-1zm4 0h2v18h-2zm4 0h4v18h-4zm6 0h1v18h-1zm3 0h3v18h-3zm6 0h2v18h-2zm5 0h5v18h-5zm7 0h1v18h-1zm3 0h2v18h-2zm5 0h4v18h-4zm7 0h1v18h-1zm3 0h3v18h-3zm6 0h5v18h-5zm7 0h1v18h-1zm3 0h4v18h-4zm7 0h2v18h-2z";
