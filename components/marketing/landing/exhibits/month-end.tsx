import { Tick } from "@/components/ui/icon";
import { copy } from "@/i18n/copy";
import { claims } from "@/lib/content/claims";
import { formatMonth, formatShortWeekday } from "@/lib/content/formats";
import { type ClosingDay, closing, exampleMonth, firstDay } from "@/lib/content/month-end";
import type { Market } from "@/lib/markets";

/** The month-end timeline: computed days, the last of them the promise. */
export function MonthEnd({ market }: { market: Market }) {
  const t = copy(market, "landing");
  const days = closing(exampleMonth, claims.workingDay, market);
  const [first] = days;
  const names = {
    closing: formatMonth(firstDay(exampleMonth), market),
    following: formatMonth(first?.date ?? "", market),
  };
  return (
    <div className="month">
      <h3>{t("month.heading")}</h3>
      <p>{t("month.text", names)}</p>
      <ol className="days">
        {days.map((day, at) => (
          <li key={day.date} className={look(day)}>
            <span className="d">{formatShortWeekday(day.date, market)}</span>
            <Day day={day} over={at === 0 ? t("month.ends", names) : undefined} market={market} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function look({ workingDay }: ClosingDay): string | undefined {
  if (workingDay === null) return "off";
  return workingDay === claims.workingDay ? "fin" : undefined;
}

const stages = ["1", "2", "3", "4", "5", "6"] as const;

function Day({ day, over, market }: { day: ClosingDay; over: string | undefined; market: Market }) {
  const t = copy(market, "landing");
  const { workingDay } = day;
  if (workingDay === null) return over && <span>{over}</span>;
  const name = t("month.day", { day: workingDay });
  const stage = stages[workingDay - 1];
  return (
    <span>
      {stage ? (
        <>
          <b>{name}</b> {t(`month.days.${stage}`)}
        </>
      ) : (
        <>
          <b>
            <Tick />
            {t("month.delivered")}
          </b>
          {name} {t("month.contents")}
        </>
      )}
    </span>
  );
}
