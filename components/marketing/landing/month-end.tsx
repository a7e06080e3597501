import { PartHeading } from "@/components/marketing/sections/section";
import { CurrentText } from "@/components/ui/current-text";
import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { type ClosedMonth, monthEnds } from "@/lib/content/month-end";
import { formatDateWithWeekday, formatMonth, formatShortWeekdayAndDay } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";

const stages = ["1", "2", "3", "4", "5", "6", "delivered"] as const;

/**
 * The timeline from a month's end to the working day on which its books are promised, with the dates of whoever signs up today. Without
 * scripts it names the month of the build.
 */
export function MonthEnd({ edition }: { edition: Edition }) {
  const t = useCopy("landing");
  const months = monthEnds(new Date(), edition);
  const books = ({ month, workingDays }: ClosedMonth) => ({
    month: formatMonth(month, edition),
    date: formatDateWithWeekday(workingDays.at(-1) ?? "", edition),
  });
  const dates = (at: number) =>
    months.map(({ endsAt, workingDays }) => {
      const day = workingDays[at] ?? "";
      return [endsAt, formatShortWeekdayAndDay(day, edition)] as const;
    });
  const [built] = months;
  return (
    <div className="border-t border-ink pt-6 lg:pt-8">
      <PartHeading>
        <CurrentText
          texts={months.map((month) => [month.endsAt, t("month.yours", books(month))])}
          after={t("month.rule")}
        >
          {built ? t("month.built", books(built)) : t("month.rule")}
        </CurrentText>
      </PartHeading>
      <p className="mt-2 max-w-measure text-ink-2">{t("month.text")}</p>
      <ol className="mt-8 grid border-t border-ink lg:grid-cols-[1.3fr_1.1fr_1.1fr_1.1fr_1.1fr_1.1fr_1.8fr]">
        {stages.map((stage, at) => (
          <li key={stage} className={`${line} ${dot} ${stage === "delivered" ? last : working}`}>
            <span className="text-ink-2 tabular-nums lg:mb-2 lg:block">
              <CurrentText texts={dates(at)} after="">
                {dates(at)[0]?.[1] ?? ""}
              </CurrentText>
            </span>
            <span>
              {stage === "delivered" ? (
                <>
                  <b className="flex items-center gap-1.5 font-display text-body/snug font-medium">
                    <Tick />
                    {t("month.delivered")}
                  </b>
                  {t("month.day", { day: at + 1 })} {t("month.contents")}
                </>
              ) : (
                <>
                  <b className="font-semibold">{t("month.day", { day: at + 1 })}</b>{" "}
                  {t(`month.days.${stage}`)}
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A day: a row on small screens, from 64rem a column with a dot on the line above. */
const line =
  "relative grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 max-[18rem]:grid-cols-1 border-rule py-2.5 text-small/[1.35] max-lg:border-b lg:block lg:min-h-38 lg:px-3 lg:pt-3 lg:pb-4 lg:not-first:border-s lg:first:ps-0 lg:before:absolute lg:before:rounded-full lg:first:before:start-0";

const dot = "lg:before:-start-1 lg:before:-top-1 lg:before:size-1.75";
const working = "lg:before:bg-ink";
const last = "lg:before:-start-1.5 lg:before:-top-1.5 lg:before:size-2.75 lg:before:bg-accent";
