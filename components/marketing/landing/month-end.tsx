import type { ReactNode } from "react";
import { Initials } from "@/components/marketing/sections/book";
import { Fold } from "@/components/marketing/sections/fold";
import { PartHeading } from "@/components/marketing/sections/section";
import { LinkButton } from "@/components/ui/button";
import { CurrentText } from "@/components/ui/current-text";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { type ClosedMonth, monthEnds } from "@/lib/content/month-end";
import type { Accountant } from "@/lib/content/proof";
import { firstPaymentDays } from "@/lib/dates";
import { formatDateWithWeekday, formatMonth, formatShortWeekdayAndDay } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";

/** For so long each working day has its date, which is heavy; after that its number. */
const monthsOfDays = 3;
const daysBeforeDelivery = [1, 2, 3, 4, 5, 6] as const;

type Props = { edition: Edition; accountants: readonly Accountant[] };

/**
 * What happens for a business that signs up today, until the books of the month are ready. What depends on the month has its date;
 * what depends on the day has the rule, in the words of the confirmation. Without scripts the month is that of the build.
 */
export function MonthEnd({ edition, accountants }: Props) {
  const t = useCopy("landing");
  const next = useCopy("confirmation");
  const months = monthEnds(new Date(), edition);
  const books = ({ month, workingDays }: ClosedMonth) => ({
    month: formatMonth(month, edition),
    date: formatDateWithWeekday(workingDays.at(-1) ?? "", edition),
  });
  const date = (workingDay: number, format: typeof formatDateWithWeekday, until = months.length) => {
    const texts = months
      .slice(0, until)
      .map(
        ({ endsAt, workingDays }) => [endsAt, format(workingDays[workingDay - 1] ?? "", edition)] as const,
      );
    return (
      <CurrentText texts={texts} after="">
        {texts[0]?.[1] ?? ""}
      </CurrentText>
    );
  };
  const dated = (workingDay: number) => (
    <>
      <span className="me-2 max-sm:block">{date(workingDay, formatDateWithWeekday)}</span>
      <span className="font-normal text-ink-2">{t("month.workingDay", { day: workingDay })}</span>
    </>
  );
  const events: readonly (readonly [
    key: "start" | "contact" | "visible" | "payment" | "over" | "books",
    when: ReactNode,
  ])[] = [
    ["start", t("month.today")],
    ["contact", next("next.contact.when")],
    ["visible", next("next.access.when")],
    ["payment", next("next.payment.when", { days: firstPaymentDays })],
    ["over", dated(1)],
    ["books", dated(claims.workingDay)],
  ];
  const [built] = months;
  return (
    <div className="border-t border-ink pt-6 max-md:mt-2 lg:pt-8">
      <PartHeading>
        <CurrentText
          texts={months.map((month) => [month.endsAt, t("month.yours", books(month))])}
          after={t("month.rule")}
        >
          {built ? t("month.built", books(built)) : t("month.rule")}
        </CurrentText>
      </PartHeading>
      <ol className="mt-4 grid gap-x-8 border-ink max-sm:border-t sm:grid-cols-2 lg:grid-cols-3">
        {events.map(([key, when]) => (
          <li
            key={key}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 border-rule py-2 text-small/snug max-sm:not-last:border-b max-[18rem]:grid-cols-1 sm:block sm:border-t sm:border-ink sm:pt-3 sm:pb-5"
          >
            <p className="font-semibold">{when}</p>
            <div>
              <h4 className="flex items-center gap-1.5 max-sm:font-semibold sm:font-display sm:text-h3 sm:font-normal">
                {t(`month.${key}.heading`)}
                {key === "books" && (
                  <>
                    <Tick className="size-5" />
                    <Initials of="pn" accountants={accountants} />
                  </>
                )}
              </h4>
              <p className="text-ink-2">{t(`month.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 mb-6 print:hidden">
        <LinkButton className="max-sm:w-full" href={signUpAddress(edition)}>
          {t("month.button")}
        </LinkButton>
      </p>
      <Fold heading={t("month.days.heading")}>
        <p className="max-w-measure text-ink-2 max-md:text-small">{t("month.days.text")}</p>
        <ol className="mt-3 grid border-t border-ink md:mt-6 lg:grid-cols-6">
          {daysBeforeDelivery.map((day) => (
            <li key={day} className={line}>
              <span className="text-ink-2 tabular-nums lg:mb-2 lg:block">
                {date(day, formatShortWeekdayAndDay, monthsOfDays)}
              </span>
              <span>
                <b className="font-semibold">{t("month.day", { day })}</b> {t(`month.days.${day}`)}
              </span>
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  );
}

/** A day: a row on small screens, from 64rem a column with a dot on the line above. */
const line =
  "relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 max-[18rem]:grid-cols-1 border-rule py-2.5 text-small/[1.35] max-lg:border-b lg:block lg:px-3 lg:pt-3 lg:pb-4 lg:not-first:border-s lg:first:ps-0 lg:before:absolute lg:before:-start-1 lg:before:-top-1 lg:before:size-1.75 lg:before:rounded-full lg:before:bg-ink lg:first:before:start-0";
