import type { ReactNode } from "react";
import { Initials, Sum } from "@/components/marketing/sections/book";
import { Section } from "@/components/marketing/sections/section";
import { sheetClass } from "@/components/marketing/sections/sheet";
import { LinkButton } from "@/components/ui/button";
import { CurrentText } from "@/components/ui/current-text";
import { Tick } from "@/components/ui/icon";
import { firstContact } from "@/i18n/follow-up";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { entryOf } from "@/lib/content/ledger";
import { askedLines, type ClosedMonth, linesDone, monthEnds } from "@/lib/content/month-end";
import { landingBusiness, packs } from "@/lib/content/pack/pack";
import { bankOf, profit } from "@/lib/content/pack/statements";
import type { Accountant } from "@/lib/content/proof";
import { exampleInputs } from "@/lib/content/roi";
import { firstPaymentDays } from "@/lib/dates";
import { formatShortWeekdayAndDay } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";
import { formatPrice } from "@/lib/plans";
import { signUpAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";

/** For so long each working day has its date, which is heavy; after that its number. */
const monthsOfDays = 3;

type Props = { edition: Edition; site: Site; accountants: readonly Accountant[] };

/**
 * A month as a ledger: who does what on which day until its books are ready. The visitor's column is tinted and added up. Without
 * scripts the month is that of the build.
 */
export function Month({ edition, site, accountants }: Props) {
  const t = useCopy("landing");
  const months = monthEnds(new Date(), edition);
  return (
    <Section
      id="how-it-works"
      heading={t("month.heading")}
      lead={
        <span id="pain-points">
          {t("month.pains")} {t("month.green")}
        </span>
      }
    >
      <table
        className={`${sheetClass()} border-t-2 max-lg:block lg:table-fixed`}
        aria-label={t("month.caption")}
      >
        <thead className="max-lg:hidden">
          <tr>
            <Column name={t("month.month")} note={t("month.example")} className="w-[15%]" />
            <Column name={t("month.you")} className="w-[22%] bg-wash forced-colors:border-x" />
            <Column name={t("month.jack")} note={t("month.jackIs")} className="w-[24%]" />
            <Column name={t("month.people")} note={t("month.peopleAre")} className="w-[24%]" />
            <Column name={t("month.done")} />
          </tr>
        </thead>
        <tbody className="max-lg:block">
          <Days months={months} edition={edition} site={site} accountants={accountants} />
        </tbody>
        <tfoot className="max-lg:block">
          <tr className={`${row} border-ink max-lg:bg-wash`} id="benefits">
            <th className={`${cell} lg:py-4`} scope="row">
              {t("month.time")}
            </th>
            <td className={`${cell} bg-wash lg:py-4 forced-colors:border-x`}>
              <span className="font-display text-h2">
                <Sum>{t("month.minutes", { minutes: exampleInputs.minutes })}</Sum>
              </span>
            </td>
            <td className={`${cell} text-small text-ink-2 max-lg:col-span-full lg:py-4`} colSpan={3}>
              {t("month.estimate")}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <LinkButton className="max-sm:w-full" href={signUpAddress(edition)}>
          {t("month.button")}
        </LinkButton>
        <span className="text-small text-ink-2">{t("month.note", { days: firstPaymentDays })}</span>
      </p>
    </Section>
  );
}

const row =
  "border-t border-rule max-lg:grid max-lg:grid-cols-1 min-[20rem]:max-lg:grid-cols-[1fr_auto] max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-2.5";
const cell = "align-top lg:px-4 lg:py-2 xl:px-5";

type ColumnProps = { name: string; note?: string; className?: string };

function Column({ name, note, className = "" }: ColumnProps) {
  return (
    <th className={`px-4 pt-4 pb-3 align-top font-display text-h3/tight xl:px-5 ${className}`} scope="col">
      {name}
      {note && <small className="block font-sans text-small/snug text-ink-2">{note}</small>}
    </th>
  );
}

function Days({ months, edition, site, accountants }: Props & { months: readonly ClosedMonth[] }) {
  const t = useCopy("landing");
  const next = useCopy("confirmation");
  const example = useCopy("example");
  const { net, tax } = entryOf(edition, "timber");
  const printEntry = entryOf(edition, "print");
  const price = (minor: number) => formatPrice(minor, edition);
  const signed = (words: string) => (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      {words}
      <Tick className="ms-1 size-5" />
      <Initials of="pn" accountants={accountants} />
    </span>
  );
  const workingDay = (day: number) => (
    <>
      <b className="me-2 font-semibold whitespace-nowrap lg:block">
        <CurrentText
          texts={months
            .slice(0, day === claims.workingDay ? months.length : monthsOfDays)
            .map(({ endsAt, workingDays }) => [
              endsAt,
              formatShortWeekdayAndDay(workingDays[day - 1] ?? "", edition),
            ])}
          after=""
        >
          {formatShortWeekdayAndDay(months[0]?.workingDays[day - 1] ?? "", edition)}
        </CurrentText>
      </b>{" "}
      <span className="text-small/snug whitespace-nowrap text-ink-2">{t("month.workingDay", { day })}</span>
    </>
  );
  const lines = (day: number) => ({
    done: linesDone(day),
    all: packs[landingBusiness].checkedEntries,
  });
  return (
    <>
      <Day
        when={<b className="font-semibold">{t("month.today")}</b>}
        you={
          <>
            <b className="font-semibold">{t("month.signUp")}</b> <Small>{t("month.signUpOf")}</Small>
          </>
        }
        people={
          <>
            {t("month.contact", { when: firstContact(edition, site, new Date()).when })}
            <Small>{t("month.visible", { when: next("next.access.when") })}</Small>
          </>
        }
      />
      <Day
        when={
          <>
            <b className="me-2 font-semibold whitespace-nowrap lg:block">{t("month.anyDay")}</b>{" "}
            <span className="text-small/snug text-ink-2">{t("month.anyDayOf")}</span>
          </>
        }
        you={
          <>
            {t.rich("month.send", { b: bold })} <Message>{example("documents.receipt.message")}</Message>
          </>
        }
        jack={
          <>
            {t("month.files")}
            <Small>
              {t("month.filed", {
                supplier: example("entries.timber.supplier"),
                total: price(net + tax),
                taxes: price(tax),
              })}
            </Small>
          </>
        }
        people={signed(t("month.check"))}
      />
      <Day when={workingDay(1)} jack={t("month.days.1")} lines={lines(1)} />
      <Day when={workingDay(2)} jack={t("month.days.2")} lines={lines(2)} />
      <Day
        when={workingDay(3)}
        jack={
          <>
            {t("month.days.3")}
            <Message>
              {t("month.ask", {
                supplier: example("entries.print.supplier"),
                amount: price(printEntry.net + printEntry.tax),
              })}
            </Message>
          </>
        }
        lines={lines(3)}
      />
      <Day
        when={workingDay(4)}
        you={t.rich("month.answer", { b: bold, count: askedLines })}
        jack={t("month.days.4")}
        lines={lines(4)}
      />
      <Day
        when={workingDay(5)}
        jack={t("month.days.5", { bank: price(bankOf(landingBusiness, edition)) })}
        people={t("month.reviewTax")}
        lines={lines(5)}
      />
      <Day when={workingDay(6)} people={t("month.review")} lines={lines(6)} />
      <Day
        last
        when={workingDay(claims.workingDay)}
        you={
          <>
            <b className="font-semibold">{t("month.read")}</b>{" "}
            <span className="block">
              {t.rich("month.made", {
                profit: () => (
                  <span className="font-display text-h2/[1.5]">
                    <Sum>{price(profit(landingBusiness, edition))}</Sum>
                  </span>
                ),
              })}
            </span>
          </>
        }
        people={signed(t("month.sign"))}
        done={<b className="font-semibold">{t("month.ready")}</b>}
      />
    </>
  );
}

type DayProps = {
  when: ReactNode;
  you?: ReactNode;
  jack?: ReactNode;
  people?: ReactNode;
  done?: ReactNode;
  lines?: { readonly done: number; readonly all: number };
  last?: boolean;
};

function Day({ when, you, jack, people, done, lines, last = false }: DayProps) {
  const t = useCopy("landing");
  return (
    <tr className={`${row} ${last ? "border-ink" : ""}`}>
      <th className={cell} scope="row">
        {when}
      </th>
      <Part
        who={t("month.you")}
        className="bg-wash empty:bg-wash/45 max-lg:-mx-4 max-lg:px-4 max-lg:py-2 forced-colors:lg:border-x"
      >
        {you}
      </Part>
      <Part who={t("month.jack")}>{jack}</Part>
      <Part who={t("month.people")}>{people}</Part>
      <td className={`${cell} min-[20rem]:max-lg:col-2 min-[20rem]:max-lg:row-1 min-[20rem]:max-lg:text-end`}>
        {lines && <Lines {...lines} />}
        {done}
      </td>
    </tr>
  );
}

type PartProps = { who: string; className?: string; children: ReactNode };

/** What one of the three does on a day. On small screens, where the head is hidden, it says who. */
function Part({ who, className = "", children }: PartProps) {
  const t = useCopy("landing");
  return (
    <td className={`${cell} max-lg:col-span-full max-lg:empty:hidden ${className}`}>
      {children && (
        <>
          <span className="text-ink-2 lg:hidden">{t("month.says", { who })} </span>
          {children}
        </>
      )}
    </td>
  );
}

/** How many of the month's lines are done, drawn to scale. */
function Lines({ done, all }: { done: number; all: number }) {
  const t = useCopy("landing");
  return (
    <>
      <span className="whitespace-nowrap">{t("month.lines", { done, all })}</span>
      <svg
        className="h-1.5 w-9 bg-rule max-lg:ms-2 max-lg:inline-block max-[24rem]:hidden lg:mt-2 lg:w-full lg:max-w-28 forced-colors:border"
        viewBox={`0 0 ${all} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-accent forced-colors:fill-[Highlight]" width={done} height="1" />
      </svg>
    </>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1.5 block w-fit rounded-message border border-rule bg-sheet px-3 py-1 text-small/snug">
      {children}
    </span>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-small/snug text-ink-2">{children}</span>;
}

function bold(text: ReactNode) {
  return <b className="font-semibold">{text}</b>;
}
