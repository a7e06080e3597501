import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useProblemTitle } from "@/desk/payments/problem-title";
import { Business } from "@/desk/sign-ups/business";
import { Status } from "@/desk/sign-ups/status";
import { isProblem } from "@/desk/todos/rules";
import { SameAs } from "@/desk/ui/same-as";
import { sumOf } from "@/desk/ui/sums";
import { type Column, Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { formatDay } from "@/lib/dates";
import { defaultMarket, market, marketOfCountry } from "@/lib/markets";
import { plan } from "@/lib/plans";
import { type OptionalColumn, sortOf, usualColumns } from "./address";
import { type ShownList, type SignUpRow, shortName } from "./shown";
import { SortHead } from "./sort-head";
import { SumRow } from "./sum-row";

/** Below these widths a column is left out, unless the operator has chosen the columns. */
const widths: Record<OptionalColumn, string> = {
  market: "max-[88rem]:hidden",
  plan: "max-[88rem]:hidden",
  stage: "max-xl:hidden",
  owner: "max-xl:hidden",
  source: "max-md:hidden",
  firstPayment: "max-md:hidden",
};

const row = "focus-within:bg-wash max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4";

/** Below 768 px a row becomes an entry: name and sum, status and date, then what is to do. */
export function SignUpTable({
  list,
  columns: chosen,
  rows,
  todos,
}: Pick<ShownList, "list" | "columns" | "rows" | "todos">) {
  const t = useTranslations("deskList");
  const { by, order } = sortOf(list);
  const contents = useContents();
  const titleOf = useProblemTitle();
  const direction = order === "asc" ? "ascending" : "descending";
  const sorted = (sort: "business" | "price" | "submitted"): Omit<Column<SignUpRow>, "cell"> => ({
    label: t(`column.${sort}`),
    head: <SortHead list={list} sort={sort} />,
    sort: by === sort ? direction : undefined,
    isBare: true,
  });
  const optional = (chosen ?? usualColumns).map((column) => ({
    label: t(`column.${column}`),
    look: chosen ? "max-md:hidden" : widths[column],
    isBare: true,
    isBeforePrice: column === "market" || column === "plan",
    cell: contents[column],
  }));
  const columns: Column<SignUpRow>[] = [
    { ...sorted("business"), cell: (signUp) => <Business of={signUp} /> },
    {
      label: t("column.todo"),
      isBare: true,
      look: "max-md:col-span-2 max-md:row-start-3 max-md:empty:hidden",
      cell: ({ id }) => {
        const todo = todos.get(id);
        if (!todo) return null;
        const look = isProblem(todo.reason) ? "text-error" : "text-ink-2";
        const sameAs = todo.signUp?.duplicateOf;
        return (
          <>
            <span className={`text-small font-semibold ${look}`}>{titleOf(todo.reason, 1)}</span>
            {sameAs && (
              <span className="block text-note text-ink-2">
                <SameAs {...sameAs} />
              </span>
            )}
          </>
        );
      },
    },
    {
      label: t("column.payment"),
      isBare: true,
      look: "max-md:row-start-2",
      cell: ({ paymentStatus }) => <Status of={paymentStatus} />,
    },
    ...optional.filter(({ isBeforePrice }) => isBeforePrice),
    {
      ...sorted("price"),
      look: "text-right! max-md:col-start-2 max-md:row-start-1 max-md:font-semibold",
      cell: ({ planPrice, currency }) => sumOf(planPrice, currency),
    },
    ...optional.filter(({ isBeforePrice }) => !isBeforePrice),
    {
      ...sorted("submitted"),
      look: "text-right! text-ink-2 max-md:col-start-2 max-md:row-start-2 max-md:text-note",
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ];
  return (
    <Table
      caption={t("caption", { title: t("title"), sort: by, order, zone: firmZone })}
      hidesCaption
      scrolls={{ label: t("title"), isFocusable: chosen !== null }}
      rows={rows}
      keyOf={({ id }) => id}
      rowLook={() => row}
      columns={columns}
      foot={<SumRow rows={rows} columns={columns.length} />}
    />
  );
}

function useContents(): Record<OptionalColumn, (row: SignUpRow) => ReactNode> {
  const t = useTranslations("deskList");
  const none = (words: string) => <span className="text-ink-3">{words}</span>;
  return {
    market: ({ serviceCountry }) => marketOfCountry(serviceCountry).code.toUpperCase(),
    plan: ({ planType, hasRollover }) => (
      <>
        <span className="whitespace-nowrap">{plan(planType).name}</span>
        {hasRollover && (
          <span className="block text-note whitespace-nowrap text-ink-2">{t("withRollover")}</span>
        )}
      </>
    ),
    stage: ({ stage }) => <span className="whitespace-nowrap">{t(`stageName.${stage}`)}</span>,
    owner: ({ owner }) => (owner ? shortName(owner) : none(t("filters.nobody"))),
    source: ({ additionalData: { attribution } }) =>
      attribution?.utm_source ?? attribution?.referrer ?? none(t("filters.unknownSource")),
    firstPayment: ({ firstPaymentOn }) =>
      firstPaymentOn ? formatDay(firstPaymentOn, market(defaultMarket)) : none(t("none")),
  };
}
