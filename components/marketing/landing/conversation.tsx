import { messageClass } from "@/components/marketing/sections/exhibit";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatAmount } from "@/lib/content/formats";
import { exampleDay, ledgers, newest, sentAt } from "@/lib/content/ledger";
import { formatDateWithWeekday, formatTime } from "@/lib/dates/formats";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";
import { productName } from "@/lib/site";

/** The example chat: the customer sends a photo of a receipt, and the product replies that it is filed. */
export function Conversation({ market }: { market: Market }) {
  const t = useCopy("example");
  const { net, tax } = newest(market.code);
  return (
    <section className="flex flex-col gap-2 border border-rule bg-tint p-3" aria-label={t("thread")}>
      <div className="flex items-center gap-2.5 border-b border-rule pb-2 text-small/[1.25]">
        <span
          className="text-body/none grid size-9 place-items-center rounded-full bg-ink font-display font-semibold tracking-[-0.03em] text-ground"
          aria-hidden="true"
        >
          {productName.charAt(0)}
        </span>
        <p>
          <b className="block font-semibold">{productName}</b>
          {formatDateWithWeekday(exampleDay, market)}
        </p>
        <Icon name="chat" className="ms-auto text-ink-3" />
      </div>
      <div className={`max-w-70 self-end max-xs:max-w-62 ${messageClass("you")}`}>
        <div className="photo">
          <Receipt market={market} />
        </div>
        {t("message")}
        <Time minutes={sentAt} market={market} />
      </div>
      <div
        className={`filed max-w-70 self-start max-xs:max-w-62 lg:max-w-60 xl:max-w-70 ${messageClass("jack")}`}
      >
        {t("filed", {
          supplier: t("entries.timber.supplier"),
          total: price(net + tax, market),
          category: t("entries.timber.category"),
          tax: price(tax, market),
        })}
        <Time minutes={sentAt + claims.filingMinutes} market={market} />
      </div>
    </section>
  );
}

function Time({ minutes, market }: { minutes: number; market: Market }) {
  return (
    <time
      className="mt-0.5 block text-end text-note text-ink-3 tabular-nums"
      dateTime={formatTime(minutes, { locale: "en-GB" })}
    >
      {formatTime(minutes, market)}
    </time>
  );
}

function price(minor: number, { currency }: Market) {
  return formatPrice(minor, currency);
}

/** The drawn receipt, with the amounts and the tax rate of the market's example ledger. */
function Receipt({ market }: { market: Market }) {
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
        <dd className="font-bold">{price(net + tax, market)}</dd>
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

const bars =
  "M0 0h3v18H0zm5 0h1v18H5zm4 0h4v18H9zm6 0h2v18h-2zm5 0h1v18h-1zm3 0h5v18h-5zm8 0h2v18h-2zm3 0h1v18h-1zm4 0h4v18h-4zm7 0h1v18h-1zm3 0h3v18h-3zm6 0h2v18h-2zm4 0h5v18h-5zm7 0h1v18h-1zm4 0h2v18h-2zm4 0h4v18h-4zm6 0h1v18h-1zm3 0h3v18h-3zm6 0h2v18h-2zm5 0h5v18h-5zm7 0h1v18h-1zm3 0h2v18h-2zm5 0h4v18h-4zm7 0h1v18h-1zm3 0h3v18h-3zm6 0h5v18h-5zm7 0h1v18h-1zm3 0h4v18h-4zm7 0h2v18h-2z";
