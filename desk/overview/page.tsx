import { useTranslations } from "next-intl";
import { TodoList } from "@/desk/todos/list";
import { dueOf, maxTodos, type Todo, todoKinds } from "@/desk/todos/rules";
import { Desk } from "@/desk/ui/desk";
import { firmTime, listInWords } from "@/desk/ui/times";
import { defaultEdition } from "@/lib/markets/editions";
import type { Operator } from "@/lib/operators";
import { formatSum } from "@/lib/plans";
import type { OverviewQuery } from "./address";
import { shareOf } from "./figures";
import { Funnel } from "./funnel";
import { MarketTable } from "./market-table";
import { PeriodForm } from "./period-form";
import type { OverviewPageData } from "./read";
import { SlotChart } from "./slot-chart";

const { locale } = defaultEdition;

type Props = OverviewPageData & { operator: Operator; asked: OverviewQuery };

export function Overview({ operator, asked, now, countedAt, todos, figures, slots, before }: Props) {
  const t = useTranslations("deskOverview");
  const { started, submitted, confirmed } = figures.total;
  const { period } = asked;
  const more = todos.length > maxTodos.counted;
  return (
    <Desk operator={operator} at="overview" title={t("title")}>
      <h1 className="font-display text-h2">
        {t("heading", { count: Math.min(todos.length, maxTodos.counted), more: String(more) })}
      </h1>
      <p className="mt-1.5 text-small text-ink-2">{firmTime(now)}</p>
      <Due todos={todos} />
      <TodoList todos={todos} now={now} />
      <PeriodForm asked={asked} />
      {started === 0 ? (
        <p className="mt-4 text-ink-2">{t("empty", { period, counted: String(countedAt !== null) })}</p>
      ) : (
        <>
          <dl className="mt-4 grid grid-cols-3 gap-x-3 border-y border-rule lg:grid-cols-[repeat(3,minmax(0,1fr))_minmax(0,2.2fr)] lg:gap-x-0">
            <Figure label={t("started")} value={started} note={t("before", { count: before })} />
            <Figure
              label={t("submitted")}
              value={submitted}
              note={t("ofStarted", { share: shareOf(submitted, started) / 100 })}
            />
            <Figure
              label={t("confirmed")}
              value={confirmed}
              note={t("ofSubmitted", { share: shareOf(confirmed, submitted) / 100 })}
            />
            <div className="col-span-3 py-3 max-lg:border-t max-lg:border-rule lg:col-span-1 lg:border-l lg:border-rule lg:pl-5">
              <dt className="text-note text-ink-2">{t("revenue")}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-6 font-display text-h3 tabular-nums">
                {figures.revenue.length === 0 && t("noRevenue")}
                {figures.revenue.map(({ currency, minor }) => (
                  <span key={currency} className="border-b-[3px] border-double border-ink">
                    {t("inCurrency", { sum: formatSum(minor, { currency, locale }), currency })}
                  </span>
                ))}
              </dd>
              {figures.revenue.length > 1 && <dd className="mt-1 text-note text-ink-2">{t("notAdded")}</dd>}
            </div>
          </dl>
          <p className="mt-2 text-note text-ink-2">
            {t("cohort", { at: countedAt ? firmTime(countedAt) : "" })}
          </p>
          <div className="mt-8 grid gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Funnel figures={figures} period={period} />
            <SlotChart slots={slots} period={period} />
          </div>
          {asked.market === null && <MarketTable figures={figures} period={period} />}
        </>
      )}
    </Desk>
  );
}

/** How much of each kind needs a person, and when the next first contact is due. */
function Due({ todos }: { todos: readonly Todo[] }) {
  const t = useTranslations("deskOverview");
  const { counts, next } = dueOf(todos);
  if (todos.length === 0) return null;
  const kinds = todoKinds.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    const more = String(count > maxTodos.counted);
    return count > 0 ? [t("due.kind", { kind, count: Math.min(count, maxTodos.counted), more })] : [];
  });
  return (
    <p className="mt-1 max-w-measure">
      {t("due.all", { kinds: listInWords(kinds) })}
      {next && ` ${t("due.next", { at: firmTime(next) })}`}
    </p>
  );
}

function Figure({ label, value, note }: { label: string; value: number; note: string }) {
  const t = useTranslations("deskOverview");
  return (
    <div className="py-3 not-first:sm:border-l not-first:sm:border-rule not-first:sm:pl-5">
      <dt className="text-note text-ink-2">{label}</dt>
      <dd className="font-display text-h2 tabular-nums">{t("number", { value })}</dd>
      <dd className="text-note text-ink-2">{note}</dd>
    </div>
  );
}
