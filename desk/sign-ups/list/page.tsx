import { useTranslations } from "next-intl";
import { maxTodos } from "@/desk/todos/rules";
import { Desk } from "@/desk/ui/desk";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { ListHead } from "@/desk/ui/list-head";
import { Pager } from "@/desk/ui/pager";
import { Tabs } from "@/desk/ui/tabs";
import { firmZone } from "@/desk/ui/times";
import type { Operator } from "@/lib/operators";
import { type PaymentStatus, paymentStatuses } from "@/lib/payments/states";
import { signUpsAddress } from "@/lib/routing/desk";
import { isFiltered, maxCounted, signUpListAddress, sortOf } from "./address";
import { Filters } from "./filters";
import { ColumnsForm, SearchForm } from "./forms";
import type { SignUpListData } from "./read";
import { SignUpTable } from "./table";

type Props = { operator: Operator; shown: SignUpListData; hasFailed: boolean };

/** What the pages before and after are called in each order of time; in other sorts, by their place. */
const pageNames = {
  desc: ["newer", "older"],
  asc: ["older", "newer"],
  place: ["previous", "next"],
} as const;

export function SignUpList({ operator, shown, hasFailed }: Props) {
  const t = useTranslations("deskList");
  const { list, rows } = shown;
  const { by, order } = sortOf(list);
  const { count, isMore } = totalOf(shown);
  return (
    <Desk operator={operator} at="signUps" title={t("title")}>
      <ListHead
        title={t("title")}
        note={[t("total", { count, isMore: String(isMore) }), t("zone", { zone: firmZone })].join(" ")}
        operator={operator}
        list="sign-ups"
        address={signUpListAddress({ ...list, after: null, before: null })}
        hasFailed={hasFailed}
      />
      <Ignored names={list.ignored} />
      <SearchForm {...shown} />
      <Filters {...shown} />
      <StatusTabs {...shown} />
      {rows.length > 0 ? (
        <SignUpTable {...shown} />
      ) : (
        <EmptyList all={isFiltered(list) && { href: signUpsAddress, label: t("showAll") }}>
          {t(isFiltered(list) ? "empty" : "emptyAll")}
        </EmptyList>
      )}
      {rows.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-small">
          <Pager
            back={shown.previous && signUpListAddress({ ...list, after: null, before: shown.previous })}
            on={shown.next && signUpListAddress({ ...list, after: shown.next, before: null })}
            names={pageNames[by === "submitted" ? order : "place"]}
            className=""
          />
          <ColumnsForm {...shown} />
        </div>
      )}
    </Desk>
  );
}

type Count = { count: number; isMore: boolean };

/** How many sign-ups the payment status has; null: all of them. */
function countOf({ counts }: Pick<SignUpListData, "counts">, status: PaymentStatus | null): Count {
  const some = status === null ? [...counts.values()] : [counts.get(status) ?? 0];
  const count = some.reduce((sum, one) => sum + Math.min(one, maxCounted), 0);
  return { count, isMore: some.some((one) => one > maxCounted) };
}

/** How many sign-ups the list has. */
function totalOf({ list, counts, todoCount }: Pick<SignUpListData, "list" | "counts" | "todoCount">): Count {
  return list.todo
    ? { count: todoCount, isMore: todoCount >= maxTodos.counted }
    : countOf({ counts }, list.status);
}

function StatusTabs({ list, counts, todoCount }: SignUpListData) {
  const t = useTranslations("deskList");
  const desk = useTranslations("desk");
  const tabOf = (label: string, part: Pick<SignUpListData["list"], "status" | "todo">) => {
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
