import { useTranslations } from "next-intl";
import { dueOf, mostTodos, type Todo, todoKinds } from "@/desk/todos/rules";
import { firmTime, listInWords } from "@/desk/ui/times";

/** How much of each kind needs a person, and when the next first contact is due. */
export function Due({ todos }: { todos: readonly Todo[] }) {
  const t = useTranslations("deskOverview");
  const { counts, next } = dueOf(todos);
  if (todos.length === 0) return null;
  const kinds = todoKinds.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    const more = String(count > mostTodos.counted);
    return count > 0 ? [t("due.kind", { kind, count: Math.min(count, mostTodos.counted), more })] : [];
  });
  return (
    <p className="mt-1 max-w-measure">
      {t("due.all", { kinds: listInWords(kinds) })}
      {next && ` ${t("due.next", { at: firmTime(next) })}`}
    </p>
  );
}
