import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Section } from "@/components/ui/section";
import { Desk } from "@/desk/auth/desk";
import { TodoList } from "@/desk/today/todo-list";
import { dueOf, maxTodos, type Todo, todoKinds } from "@/desk/todos/rules";
import { sumOf } from "@/desk/ui/sums";
import { firmTime, firmZone, listInWords } from "@/desk/ui/times";
import type { Operator } from "@/lib/operators";
import { DayChart } from "./day-chart";
import { Funnel } from "./funnel";
import type { OverviewPageData } from "./read";

export function Overview({ operator, now, todos, ...figures }: OverviewPageData & { operator: Operator }) {
  const t = useTranslations("deskOverview");
  const more = todos.length > maxTodos.counted;
  return (
    <Desk operator={operator} at="overview" title={t("title")}>
      <h1 className="font-display text-h2">
        {t("heading", { count: Math.min(todos.length, maxTodos.counted), more: String(more) })}
      </h1>
      <p className="mt-1.5 text-small text-ink-2">{firmTime(now)}</p>
      <Due todos={todos} />
      <TodoList todos={todos} now={now} />
      <Figures {...figures} />
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

function Figures({ funnel, days, confirmed }: Pick<OverviewPageData, "funnel" | "days" | "confirmed">) {
  const t = useTranslations("deskOverview");
  const started = funnel.at(0)?.reached ?? 0;
  const submitted = funnel.at(-1)?.reached ?? 0;
  const number = (value: number) => t("number", { value });
  return (
    <Section
      id="figures"
      heading={t("figures.heading", { days: days.length })}
      className="mt-10 border-t border-ink pt-4"
    >
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3 border-y border-rule py-3">
        <Figure label={t("started")}>{number(started)}</Figure>
        <Figure label={t("submitted")}>{number(submitted)}</Figure>
        <Figure label={t("confirmed")}>{number(confirmed.reduce((sum, { count }) => sum + count, 0))}</Figure>
        <Figure label={t("revenue")}>
          {confirmed.length === 0 && t("noRevenue")}
          {confirmed.map(({ currency, revenue }) => (
            <span key={currency}>{sumOf(revenue, currency)}</span>
          ))}
        </Figure>
      </dl>
      <p className="mt-2 max-w-measure text-note text-ink-2">{t("figures.note", { zone: firmZone })}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <Funnel rows={funnel} />
        <DayChart days={days} />
      </div>
    </Section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-ink-2">{label}</dt>
      <dd className="flex flex-wrap gap-x-4 font-display text-h3 tabular-nums">{children}</dd>
    </div>
  );
}
