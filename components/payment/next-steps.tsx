import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { formatMonth, formatWeekday } from "@/lib/content/formats";
import { firstBooks } from "@/lib/content/month-end";
import { addDays, type IsoDate } from "@/lib/dates";
import type { Market } from "@/lib/markets";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { formatPrice } from "@/lib/plans";

type Props = { market: Market; facts: ThanksFacts; debit: string };

/** What happens next, with dates; the first entry is done. */
export function NextSteps({ market, facts: { owner, confirmedOn }, debit }: Props) {
  const t = copy(market, "payment");
  const signUp = words(market.locale, "signUp");
  const day = (date: IsoDate) => <time dateTime={date}>{formatWeekday(date, market)}</time>;
  const by = (when: string, date: IsoDate) => (
    <>
      {t("thanks.by", { when })} {day(date)}
    </>
  );
  const books = firstBooks(confirmedOn, market);
  const delivery = (
    <Entry
      key="delivery"
      when={by(t("thanks.books"), books.deliveredOn)}
      title={t("thanks.booksTitle", { month: formatMonth(books.month, market) })}
    >
      {t("thanks.booksText")}
    </Entry>
  );
  const payment = owner && (
    <Entry
      key="payment"
      when={
        <>
          {t(owner.firstPayment.isKnown ? "thanks.onDate" : "thanks.on")} {day(owner.firstPayment.date)}
        </>
      }
      title={t("thanks.payTitle")}
    >
      {t(owner.firstPayment.isKnown ? "thanks.payKnown" : "thanks.payText")}
    </Entry>
  );
  return (
    <section className="group" aria-labelledby="next">
      <h2 id="next">{t("thanks.next")}</h2>
      <ol className="next">
        {owner && (
          <Entry done when={day(confirmedOn)} title={t("thanks.todayTitle", { debit })}>
            {t("thanks.todayText", { price: formatPrice(owner.total, market.currency) })}
          </Entry>
        )}
        <Entry when={by(t("thanks.day1"), addDays(confirmedOn, 1))} title={t("thanks.day1Title")}>
          {t("thanks.day1Text", {
            software: owner ? signUp(`contact.softwareNames.${owner.software}`) : t("thanks.anySoftware"),
          })}
        </Entry>
        <Entry when={by(t("thanks.day2"), addDays(confirmedOn, 2))} title={t("thanks.day2Title")}>
          {t("thanks.day2Text")}
        </Entry>
        {/* A provider may take the first payment after the first month's end. */}
        {owner && owner.firstPayment.date <= books.deliveredOn ? [payment, delivery] : [delivery, payment]}
      </ol>
    </section>
  );
}

type EntryProps = { done?: boolean; when: ReactNode; title: string; children: ReactNode };

function Entry({ done = false, when, title, children }: EntryProps) {
  return (
    <li>
      {done ? <Tick /> : <span className="open" aria-hidden="true" />}
      <span className="t">{when}</span>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
