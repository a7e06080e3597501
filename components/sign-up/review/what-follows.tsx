import type { ReactNode } from "react";
import { WithEmails } from "@/components/ui/email";
import { useCopy } from "@/i18n/use-copy";
import { firstBooks } from "@/lib/content/month-end";
import { addDays, type IsoDate } from "@/lib/dates";
import { formatDateWithWeekday, formatMonth } from "@/lib/dates/formats";
import { formatSum, plan } from "@/lib/plans";
import type { Wizard } from "@/lib/sign-up/wizard";
import { choicesOn, paidByTheMonth, type Visibility } from "../steps/choices";
import { Heading } from "./review-cards";

/** What happens after the button is pressed, with the dates that the confirmation shows if the debit is set up today. */
export function WhatFollows({ wizard }: { wizard: Wizard }) {
  const { edition, answers, today, firstPaymentOn, contact } = wizard;
  const t = useCopy("signUp");
  const books = firstBooks(today, edition);
  const by = (when: string, date: IsoDate) =>
    t("review.follows.by", { when, date: formatDateWithWeekday(date, edition) });
  const payments = choicesOn("review", wizard)
    .filter(({ planType }) => !plan(planType).isPAYG)
    .map((choice) => (
      <Entry
        key={choice.key}
        when={t("review.payTitle", { date: formatDateWithWeekday(firstPaymentOn, edition) })}
        {...choice.shown}
      >
        {t("review.payText", { price: formatSum(choice.total, choice) })}
      </Entry>
    ));
  const booksEntry = (
    <Entry key="books" when={by(t("review.follows.books"), books.deliveredOn)}>
      {t("review.follows.booksText", { month: formatMonth(books.month, edition) })}
    </Entry>
  );
  return (
    <section className="pt-4 pb-5" aria-labelledby="card-follows" {...paidByTheMonth}>
      <Heading id="card-follows" title={t("review.after")} />
      <ol className="mt-2">
        <Entry when={t("review.follows.today", { date: formatDateWithWeekday(today, edition) })}>
          {t("review.bankText")}{" "}
          <WithEmails text={t("review.backText", { email: answers.contact?.contactEmail ?? "" })} />
        </Entry>
        <Entry when={t("review.follows.at", contact)}>{t("review.day1Text")}</Entry>
        <Entry when={by(t("review.day2Title"), addDays(today, 2))}>{t("review.day2Text")}</Entry>
        {firstPaymentOn <= books.deliveredOn ? [payments, booksEntry] : [booksEntry, payments]}
      </ol>
    </section>
  );
}

/** An entry of the timeline: the line to its left goes on to the next one. */
function Entry({ when, children, ...visibility }: Visibility & { when: string; children: ReactNode }) {
  return (
    <li
      className="relative ms-1.5 border-s border-rule ps-5 pb-4 text-small/normal before:absolute before:-start-1.5 before:top-1.5 before:size-3 before:rounded-full before:border-[1.5px] before:border-edge before:bg-ground last:border-transparent last:pb-0"
      {...visibility}
    >
      <b className="block font-semibold tabular-nums">{when}</b>
      <span className="wrap-anywhere text-ink-2">{children}</span>
    </li>
  );
}
