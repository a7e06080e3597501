import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Group } from "@/components/sign-up/layout/group";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { firstBooks } from "@/lib/content/month-end";
import { addDays, type IsoDate } from "@/lib/dates";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import type { Market } from "@/lib/markets";
import type { ThanksFacts } from "@/lib/payments/thanks";
import { formatPrice } from "@/lib/plans";

type Props = { market: Market; facts: ThanksFacts };

/** The list of what happens next, with dates. For the owner of the submission its first entry is the finished setup. */
export function NextSteps({ market, facts: { owner, confirmedOn } }: Props) {
  const t = useCopy("payment");
  const signUp = useTranslations("signUp");
  const dated = (key: "by" | "on" | "onDate", day: IsoDate, when = "") =>
    t.rich(`thanks.${key}`, {
      when,
      date: formatDateWithWeekday(day, market),
      time: (text) => <time dateTime={day}>{text}</time>,
    });
  const books = firstBooks(confirmedOn, market);
  const booksEntry = (
    <Entry
      key="delivery"
      when={dated("by", books.deliveredOn, t("thanks.books"))}
      title={t("thanks.booksTitle", { month: formatMonth(books.month, market) })}
    >
      {t("thanks.booksText")}
    </Entry>
  );
  const paymentEntry = owner && (
    <Entry
      key="payment"
      when={dated(owner.firstPayment.isKnown ? "onDate" : "on", owner.firstPayment.date)}
      title={t("thanks.payTitle")}
    >
      {t(owner.firstPayment.isKnown ? "thanks.payKnown" : "thanks.payText")}
    </Entry>
  );
  return (
    <Group id="next" heading={t("thanks.next")}>
      <ol>
        {owner && (
          <Entry
            done
            when={<time dateTime={confirmedOn}>{formatDateWithWeekday(confirmedOn, market)}</time>}
            title={t("thanks.todayTitle")}
          >
            {t("thanks.todayText", { price: formatPrice(owner.total, market.currency) })}
          </Entry>
        )}
        <Entry when={dated("by", addDays(confirmedOn, 1), t("thanks.day1"))} title={t("thanks.day1Title")}>
          {t("thanks.day1Text", {
            software: owner ? signUp(`contact.softwareNames.${owner.software}`) : t("thanks.anySoftware"),
          })}
        </Entry>
        <Entry when={dated("by", addDays(confirmedOn, 2), t("thanks.day2"))} title={t("thanks.day2Title")}>
          {t("thanks.day2Text")}
        </Entry>
        {/* In order of date: the first payment can be before or after the delivery of the first books. */}
        {owner && owner.firstPayment.date <= books.deliveredOn
          ? [paymentEntry, booksEntry]
          : [booksEntry, paymentEntry]}
      </ol>
    </Group>
  );
}

const mark = "row-span-3 mt-0.5 min-[52rem]:row-span-2";

type EntryProps = { done?: boolean; when: ReactNode; title: string; children: ReactNode };

function Entry({ done = false, when, title, children }: EntryProps) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-x-4 gap-y-0.5 border-b border-rule py-4 last:border-b-0 last:pb-0 min-[52rem]:grid-cols-[1.75rem_minmax(12rem,20rem)_1fr] print:break-inside-avoid">
      {done ? (
        <Tick className={`${mark} size-5.5`} />
      ) : (
        <span
          className={`${mark} ms-0.5 size-4.5 rounded-full border-[1.5px] border-edge`}
          aria-hidden="true"
        />
      )}
      <span className="text-small text-ink-2 tabular-nums min-[52rem]:row-span-2 min-[52rem]:pt-0.75">
        {when}
      </span>
      <h3>{title}</h3>
      <p className="text-small text-ink-2">{children}</p>
    </li>
  );
}
