import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { sheet } from "@/desk/ui/looks";
import { kindOf } from "./kinds";
import { Due, TimeThere, TodoButtons, type Viewer, Why } from "./row";
import type { TodoRowData } from "./rows";

type Props = { row: TodoRowData | null; viewer: Viewer };

/** What is to do about one record, at the top of its page, the first due first. */
export function TodoBar({ row, viewer }: Props) {
  const t = useTranslations("deskToday");
  const signUp = useTranslations("deskSignUp");
  if (!row) return null;
  return (
    <section aria-label={t("bar")} className={`mt-5 ${sheet}`}>
      <ul>
        {[row.first, ...row.also].map((first) => (
          <li
            key={`${first.signUp} ${first.kind} ${first.reason}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-t border-rule px-4 py-3 first:border-t-0 md:grid-cols-[1.25rem_minmax(0,1fr)_9rem] md:items-center xl:grid-cols-[1.25rem_minmax(0,1fr)_9rem_auto]"
          >
            <Icon
              name={kindOf(first.kind).icon}
              className={`hidden! size-5! md:block! ${kindOf(first.kind).isProblem ? "text-error" : ""}`}
            />
            <p className="min-w-0 wrap-anywhere">
              <Why row={row} of={first} /> <TimeThere of={row} now={viewer.now} />
              {first.kind === "failed" && (row.retry === "ordered" || row.retry === "usedUp") && (
                <span className="block text-small text-ink-2">{signUp(`retry.why.${row.retry}`)}</span>
              )}
            </p>
            <Due at={first.due} now={viewer.now} isLate={first.due < viewer.now} />
            <TodoButtons row={{ ...row, first }} viewer={viewer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
