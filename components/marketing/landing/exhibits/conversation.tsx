import { Icon } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { claims } from "@/lib/content/claims";
import { formatTime, formatWeekday } from "@/lib/content/formats";
import { exampleDay, newest, sentAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";
import { productName } from "@/lib/site";
import { Receipt } from "./receipt";

/** The thread: a photographed receipt, and the answer that it is filed. */
export function Conversation({ market }: { market: Market }) {
  const t = copy(market, "example");
  const { net, tax } = newest(market.code);
  return (
    <section className="thread" aria-label={t("thread")}>
      <div className="thread-head">
        <span className="logo" aria-hidden="true">
          {productName.charAt(0)}
        </span>
        <p>
          <b>{productName}</b>
          {formatWeekday(exampleDay, market)}
        </p>
        <Icon name="chat" />
      </div>
      <div className="msg you">
        <div className="photo">
          <Receipt market={market} />
        </div>
        {t("message")}
        <Time minutes={sentAt} market={market} />
      </div>
      <div className="msg jack filed">
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

/** A time of day, from minutes after midnight. */
function Time({ minutes, market }: { minutes: number; market: Market }) {
  return <time dateTime={formatTime(minutes, { locale: "en-GB" })}>{formatTime(minutes, market)}</time>;
}

function price(minor: number, { currency }: Market) {
  return formatPrice(minor, currency);
}
