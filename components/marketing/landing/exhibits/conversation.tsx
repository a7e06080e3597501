import { messageClass } from "@/components/marketing/sections/message";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { formatTime, formatWeekday } from "@/lib/content/formats";
import { exampleDay, newest, sentAt } from "@/lib/content/ledger";
import type { Market } from "@/lib/markets";
import { formatPrice } from "@/lib/plans";
import { productName } from "@/lib/site";
import { Receipt } from "./receipt";

/** The thread: a photographed receipt, and the answer that it is filed. */
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
          {formatWeekday(exampleDay, market)}
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

/** A time of day, from minutes after midnight. */
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
