import { useTranslations } from "next-intl";
import { Icon, type IconName } from "@/components/ui/icon";
import { mostTodos, pageOfTodo, type Todo } from "@/lib/console/todo";
import {
  endpointAddress,
  oneSignUpAddress,
  paymentsAddress,
  settingsAddress,
  unmatchedAddress,
  workAddress,
} from "@/lib/routing/console";
import { useAge } from "../durations";
import { alarmRow, buttons, link, wideSheet } from "../looks";
import { useProblemTitle } from "../payments/problem-title";
import { sumOf } from "../sums";
import { firmTime } from "../times";

const row =
  "grid gap-x-5 gap-y-2 border-rule border-t px-4 py-3 first:border-t-0 sm:px-5 md:grid-cols-[1.25rem_minmax(0,1fr)_9rem_11rem] md:items-center";

/** What needs a person, the most urgent first. The first entry has the page's solid button. */
export function TodoList({ todos, now }: { todos: readonly Todo[]; now: Date }) {
  const t = useTranslations("deskOverview");
  const shown = todos.slice(0, mostTodos.shown);
  if (shown.length === 0) return <p className="mt-4 text-ink-2">{t("todo.none")}</p>;
  return (
    <section aria-label={t("todo.label")} className={`mt-4 ${wideSheet}`}>
      <ol>
        {shown.map((todo, index) => (
          <Entry
            key={`${(todo.signUp ?? todo.endpoint)?.id} ${todo.reason} ${todo.at.getTime()}`}
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

const addresses = { work: workAddress, webhooks: unmatchedAddress, settings: settingsAddress } as const;

function Entry({ of, now, isFirst }: { of: Todo; now: Date; isFirst: boolean }) {
  const { reason, at, count, signUp, endpoint } = of;
  const t = useTranslations("deskOverview");
  const age = useAge();
  const titleOf = useProblemTitle();
  const isProblem = reason !== "late" && reason !== "parked";
  const page = pageOfTodo(of);
  const href = endpoint ? endpointAddress(endpoint.id) : page !== "feed" && addresses[page];
  const since = age((now.getTime() - at.getTime()) / 1_000);
  return (
    <li className={`${row} ${isProblem ? alarmRow : ""}`}>
      <Icon
        name={iconOf(reason)}
        className={`hidden! size-5! md:block! ${isProblem ? "text-error" : "text-ink-2"}`}
      />
      <div className="min-w-0">
        <h2 className={`font-sans text-body font-semibold ${isProblem ? "text-error" : ""}`}>
          {titleOf(reason, count)}
        </h2>
        <p className="text-small wrap-anywhere text-ink-2">{detail()}</p>
      </div>
      <p className="text-small text-ink-2 tabular-nums">
        {t("todo.age", {
          age: since,
          late: String(reason === "late"),
          of: signUp ? "signUp" : "other",
          owner: signUp?.owner ?? "",
          owned: String((signUp?.owner ?? null) !== null),
        })}
      </p>
      <p className="md:justify-self-end">
        <a
          href={signUp ? oneSignUpAddress(signUp.id) : href || undefined}
          className={`${buttons[isFirst ? "solid" : "quiet"]} max-md:w-full`}
        >
          {signUp ? t("todo.open") : t("todo.openPage", { page })}
          {(signUp || endpoint) && (
            <span className="sr-only">
              {t("todo.of", { name: signUp?.businessName ?? endpoint?.name ?? "" })}
            </span>
          )}
        </a>
      </p>
    </li>
  );

  function detail(): string {
    if (endpoint) return t("todo.feedText", { name: endpoint.name, reason });
    if (!signUp) return t(reason === "parked" ? "todo.parkedText" : "todo.alarmText");
    const price = sumOf(signUp.price, signUp.currency);
    const by = reason === "late" ? firmTime(at) : "";
    return t("todo.text", { business: signUp.businessName, price, by, late: String(reason === "late") });
  }
}

function iconOf(reason: Todo["reason"]): IconName {
  if (reason === "late") return "clock";
  return reason === "parked" ? "sync" : "warn";
}
