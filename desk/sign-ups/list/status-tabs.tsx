import { useTranslations } from "next-intl";
import { mostTodos } from "@/desk/todos/rules";
import { Tabs } from "@/desk/ui/tabs";
import { paymentStatuses } from "@/lib/payments/states";
import { mostCounted, type SignUpList, signUpListAddress } from "./address";
import type { ShownList } from "./shown";

type Count = { count: number; isMore: boolean };

/** How many sign-ups the payment status has; null: all of them. */
function countOf(
  { counts }: Pick<ShownList, "counts">,
  status: (typeof paymentStatuses)[number] | null,
): Count {
  const some = status === null ? [...counts.values()] : [counts.get(status) ?? 0];
  const count = some.reduce((sum, one) => sum + Math.min(one, mostCounted), 0);
  return { count, isMore: some.some((one) => one > mostCounted) };
}

/** How many sign-ups the list has. */
export function totalOf({
  list,
  counts,
  todoCount,
}: Pick<ShownList, "list" | "counts" | "todoCount">): Count {
  return list.todo
    ? { count: todoCount, isMore: todoCount >= mostTodos.counted }
    : countOf({ counts }, list.status);
}

export function StatusTabs({ list, counts, todoCount }: Pick<ShownList, "list" | "counts" | "todoCount">) {
  const t = useTranslations("deskList");
  const desk = useTranslations("console");
  const tabOf = (label: string, part: Pick<SignUpList, "status" | "todo">) => {
    const { count, isMore } = totalOf({ list: { ...list, ...part }, counts, todoCount });
    return {
      href: signUpListAddress({ ...list, ...part, after: null, before: null }),
      label,
      count: t("count", { count, isMore: String(isMore) }),
      isHere: part.status === list.status && part.todo === list.todo,
    };
  };
  const tabs = [
    tabOf(t("all"), { status: null, todo: null }),
    tabOf(t("column.todo"), { status: null, todo: "yes" }),
    ...paymentStatuses.map((status) => tabOf(desk(`signUps.statusName.${status}`), { status, todo: null })),
  ];
  return <Tabs label={t("status")} tabs={tabs} />;
}
