import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paymentsAddress } from "@/desk/addresses";
import { useProblemTitle } from "@/desk/payments/problem-title";
import { addressOfTodo, maxTodos, pageOfTodo, rulesOf, type Todo } from "@/desk/todos/rules";
import { useAge } from "@/desk/ui/durations";
import { alarmRow, link, wideSheet } from "@/desk/ui/looks";
import { SameAs } from "@/desk/ui/same-as";
import { sumOf } from "@/desk/ui/sums";
import { firmTime } from "@/desk/ui/times";

const row =
  "grid gap-x-5 gap-y-2 border-rule border-t px-4 py-3 first:border-t-0 sm:px-5 md:grid-cols-[1.25rem_minmax(0,1fr)_9rem_11rem] md:items-center";

/** What needs a person, the most urgent first. The first entry has the page's solid button. */
export function TodoList({ todos, now }: { todos: readonly Todo[]; now: Date }) {
  const t = useTranslations("deskOverview");
  const shown = todos.slice(0, maxTodos.shown);
  if (shown.length === 0) return <p className="mt-4 text-ink-2">{t("todo.none")}</p>;
  return (
    <section aria-label={t("todo.label")} className={`mt-4 ${wideSheet}`}>
      <ol>
        {shown.map((todo, index) => (
          <Entry
            key={`${(todo.signUp ?? todo.lead)?.id} ${todo.reason} ${todo.at.getTime()}`}
            of={todo}
            now={now}
            isFirst={index === 0}
          />
        ))}
      </ol>
      {todos.length > shown.length && (
        <p className="border-t border-rule px-4 py-3 text-small sm:px-5">
          {t.rich("todo.more", {
            count: todos.length - shown.length,
            a: (words) => (
              <a href={paymentsAddress} className={link}>
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </section>
  );
}

function Entry({ of, now, isFirst }: { of: Todo; now: Date; isFirst: boolean }) {
  const { reason, at, also, count, signUp, lead } = of;
  const t = useTranslations("deskOverview");
  const age = useAge();
  const titleOf = useProblemTitle();
  const { icon, isProblem: isAlarming } = rulesOf(reason);
  const page = pageOfTodo(of);
  const span = age(Math.abs(now.getTime() - at.getTime()) / 1_000);
  const owner = (signUp ?? lead)?.owner ?? null;
  const name = signUp?.businessName ?? lead?.name;
  return (
    <li className={`${row} ${isAlarming ? alarmRow : ""}`}>
      <Icon name={icon} className={`hidden! size-5! md:block! ${isAlarming ? "text-error" : "text-ink-2"}`} />
      <div className="min-w-0">
        <h2 className={`font-sans text-body font-semibold ${isAlarming ? "text-error" : ""}`}>
          {titleOf(reason, count)}
        </h2>
        <p className="text-small wrap-anywhere text-ink-2">{detail()}</p>
      </div>
      <p className="text-small text-ink-2 tabular-nums">
        {t("todo.age", {
          age: span,
          reason,
          of: signUp || lead ? "somebody" : "other",
          owner: owner ?? "",
          owned: String(owner !== null),
        })}
      </p>
      <p className="md:justify-self-end">
        <LinkButton
          small
          look={isFirst ? "solid" : "quiet"}
          className="max-md:w-full"
          href={addressOfTodo(of)}
        >
          {signUp ? t("todo.open") : t("todo.openPage", { page })}
          {name && <span className="sr-only">{t("todo.of", { name })}</span>}
        </LinkButton>
      </p>
    </li>
  );

  function detail(): ReactNode {
    if (lead)
      return t("todo.leadText", {
        name: lead.name,
        kind: t(`leads.kindName.${lead.kind}`),
        isSuspect: String(lead.isSuspect),
      });
    if (!signUp) return t(reason === "parked" ? "todo.parkedText" : "todo.alarmText");
    const { businessName: business, duplicateOf } = signUp;
    const price = sumOf(signUp.price, signUp.currency);
    const contact = [of, ...also].find((one) => one.reason === "late" || one.reason === "contact");
    const by = contact ? firmTime(contact.at) : "";
    return (
      <>
        {t("todo.text", { business, price, by, isPromised: String(contact !== undefined) })}
        {duplicateOf && (
          <span className="block">
            <SameAs {...duplicateOf} />
          </span>
        )}
      </>
    );
  }
}
