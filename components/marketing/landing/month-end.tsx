import { Tick } from "@/components/ui/icon";
import { useCopy } from "@/i18n/use-copy";
import { claims } from "@/lib/content/claims";
import { type ClosingDay, closing, exampleMonth, firstDay } from "@/lib/content/month-end";
import { formatMonth, formatShortWeekdayAndDay } from "@/lib/dates/formats";
import type { Edition } from "@/lib/markets/editions";

/** The timeline from a month's end to the working day on which the books are promised. */
export function MonthEnd({ edition }: { edition: Edition }) {
  const t = useCopy("landing");
  const days = closing(exampleMonth, claims.workingDay, edition);
  const [first] = days;
  const names = {
    closing: formatMonth(firstDay(exampleMonth), edition),
    following: formatMonth(first?.date ?? "", edition),
  };
  return (
    <div className="pb-6">
      <p className="max-w-measure text-ink-2">{t("month.text", names)}</p>
      <ol className="mt-8 grid border-t border-ink lg:grid-cols-[0.85fr_1.5fr_1.1fr_1.05fr_1.05fr_1.2fr_0.75fr_0.75fr_1.25fr_1.9fr]">
        {days.map((day, at) => (
          <li key={day.date} className={`${line} ${look(day)}`}>
            <span className="whitespace-nowrap text-ink-2 tabular-nums lg:mb-2 lg:block">
              {formatShortWeekdayAndDay(day.date, edition)}
            </span>
            <Day day={day} over={at === 0 ? t("month.ends", names) : undefined} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A day: a row on small screens, from 64rem a column with a dot on the line above. */
const line =
  "relative grid grid-cols-[4.5rem_1fr] gap-3 border-rule py-2.5 text-small/[1.35] max-lg:border-b lg:block lg:min-h-38 lg:px-3 lg:pt-3 lg:pb-4 lg:not-first:border-s lg:first:ps-0 lg:before:absolute lg:before:rounded-full lg:first:before:start-0";

const dot = "lg:before:-start-1 lg:before:-top-1 lg:before:size-1.75";
const looks = {
  off: `text-ink-3 ${dot} lg:before:border lg:before:border-edge lg:before:bg-tint`,
  working: `${dot} lg:before:bg-ink`,
  last: "lg:before:-start-1.5 lg:before:-top-1.5 lg:before:size-2.75 lg:before:bg-accent",
} as const;

function look({ workingDay }: ClosingDay): string {
  if (workingDay === null) return looks.off;
  return workingDay === claims.workingDay ? looks.last : looks.working;
}

const stages = ["1", "2", "3", "4", "5", "6"] as const;

function Day({ day, over }: { day: ClosingDay; over: string | undefined }) {
  const t = useCopy("landing");
  const { workingDay } = day;
  if (workingDay === null) return over && <span>{over}</span>;
  const name = t("month.day", { day: workingDay });
  const stage = stages[workingDay - 1];
  return (
    <span>
      {stage ? (
        <>
          <b className="font-semibold">{name}</b> {t(`month.days.${stage}`)}
        </>
      ) : (
        <>
          <b className="flex items-center gap-1.5 font-display text-body/snug font-medium">
            <Tick />
            {t("month.delivered")}
          </b>
          {name} {t("month.contents")}
        </>
      )}
    </span>
  );
}
