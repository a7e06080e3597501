import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { useProblemTitle } from "@/desk/payments/problem-title";
import { Business } from "@/desk/sign-ups/business";
import { Status } from "@/desk/sign-ups/status";
import { rulesOf } from "@/desk/todos/rules";
import { SameAs } from "@/desk/ui/same-as";
import { sumOf } from "@/desk/ui/sums";
import { type Column, Table } from "@/desk/ui/table";
import { firmZone } from "@/desk/ui/times";
import { When } from "@/desk/ui/when";
import { formatDay } from "@/lib/dates";
import { marketOfCountry } from "@/lib/markets";
import { defaultEdition } from "@/lib/markets/editions";
import { plan } from "@/lib/plans";
import {
  firstOrder,
  type OptionalColumn,
  type SignUpList,
  type SignUpSort,
  signUpListAddress,
  sortOf,
  usualColumns,
} from "./address";
import type { SignUpListData } from "./read";

type Row = SignUpListData["rows"][number];
type HeadSort = Exclude<SignUpSort, "match">;

const row = "focus-within:bg-wash max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4";

/** Below 768 px a row becomes an entry: name and sum, status and date, then what is to do. */
export function SignUpTable({
  list,
  columns: chosen,
  rows,
  todos,
}: Pick<SignUpListData, "list" | "columns" | "rows" | "todos">) {
  const t = useTranslations("deskList");
  const { by, order } = sortOf(list);
  const optionalColumn = useOptionalColumns();
  const titleOf = useProblemTitle();
  const direction = order === "asc" ? "ascending" : "descending";
  const sorted = (sort: HeadSort): Omit<Column<Row>, "cell"> => ({
    label: t(`column.${sort}`),
    head: <SortHead list={list} sort={sort} />,
    sort: by === sort ? direction : undefined,
    isBare: true,
  });
  const optional = (chosen ?? usualColumns).map((column) => {
    const { look, ...others } = optionalColumn[column];
    return {
      ...others,
      label: t(`column.${column}`),
      look: chosen ? "max-md:hidden" : look,
      isBare: true,
    };
  });
  const columns: Column<Row>[] = [
    { ...sorted("business"), cell: (signUp) => <Business of={signUp} /> },
    {
      label: t("column.todo"),
      isBare: true,
      look: "max-md:col-span-2 max-md:row-start-3 max-md:empty:hidden",
      cell: ({ id }) => {
        const todo = todos.get(id);
        if (!todo) return null;
        const look = rulesOf(todo.reason).isProblem ? "text-error" : "text-ink-2";
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

type OptionalCells = {
  /** Leaves the column out below a width, unless the operator has chosen the columns. */
  readonly look: string;
  readonly isBeforePrice: boolean;
  readonly cell: (row: Row) => ReactNode;
};

function useOptionalColumns(): Record<OptionalColumn, OptionalCells> {
  const t = useTranslations("deskList");
  const none = (words: string) => <span className="text-ink-3">{words}</span>;
  return {
    market: {
      look: "max-[88rem]:hidden",
      isBeforePrice: true,
      cell: ({ serviceCountry }) => marketOfCountry(serviceCountry).code.toUpperCase(),
    },
    plan: {
      look: "max-[88rem]:hidden",
      isBeforePrice: true,
      cell: ({ planType, hasRollover }) => (
        <>
          <span className="whitespace-nowrap">{plan(planType).name}</span>
          {hasRollover && (
            <span className="block text-note whitespace-nowrap text-ink-2">{t("withRollover")}</span>
          )}
        </>
      ),
    },
    stage: {
      look: "max-xl:hidden",
      isBeforePrice: false,
      cell: ({ stage }) => <span className="whitespace-nowrap">{t(`stageName.${stage}`)}</span>,
    },
    owner: {
      look: "max-xl:hidden",
      isBeforePrice: false,
      cell: ({ owner }) => (owner ? shortName(owner) : none(t("filters.nobody"))),
    },
    source: {
      look: "max-md:hidden",
      isBeforePrice: false,
      cell: ({ additionalData: { attribution } }) =>
        attribution?.utm_source ?? attribution?.referrer ?? none(t("filters.unknownSource")),
    },
    firstPayment: {
      look: "max-md:hidden",
      isBeforePrice: false,
      cell: ({ firstPaymentOn }) =>
        firstPaymentOn ? formatDay(firstPaymentOn, defaultEdition) : none(t("none")),
    },
  };
}

/** An operator's name as far as the address tells it: `ana` of ana@firm.example. */
function shortName(email: string): string {
  return email.replace(/@.*$/, "");
}

/** In the head of a column by which the list can be sorted; pressed again, in the other order. */
function SortHead({ list, sort }: { list: SignUpList; sort: HeadSort }) {
  const t = useTranslations("deskList");
  const { by, order } = sortOf(list);
  const isSorted = by === sort;
  const opposite = order === "asc" ? "desc" : "asc";
  const next = isSorted ? opposite : firstOrder[sort];
  const label = t(`column.${sort}`);
  return (
    <>
      <a
        href={signUpListAddress({ ...list, sort, order: next, after: null, before: null })}
        className={`inline-flex min-h-6 items-center gap-1 no-underline hover:underline max-md:hidden ${isSorted ? "font-semibold text-ink" : ""}`}
      >
        {label}
        {isSorted && <Icon name="down" className={`size-3.5! ${order === "asc" ? "rotate-180" : ""}`} />}
      </a>
      <span className="md:hidden">{label}</span>
    </>
  );
}

/** What is confirmed among the rows, each currency by itself. */
function SumRow({ rows, columns }: { rows: readonly Row[]; columns: number }) {
  const t = useTranslations("deskList");
  const confirmed = new Map<Row["currency"], number>();
  for (const { paymentStatus, currency, planPrice } of rows)
    if (paymentStatus === "confirmed") confirmed.set(currency, (confirmed.get(currency) ?? 0) + planPrice);
  return (
    <tfoot className="max-md:block">
      <tr className="max-md:block max-md:px-4 max-md:py-3">
        <th scope="row" className="px-3 py-3 text-left font-normal text-ink-2 max-md:block max-md:p-0">
          {t("sum")}
        </th>
        <td colSpan={columns - 1} className="px-3 py-3 max-md:block max-md:px-0 max-md:pt-1">
          <span className="flex flex-wrap gap-x-6 gap-y-1 md:justify-end">
            {confirmed.size === 0 && <span className="text-ink-3">{t("noSum")}</span>}
            {[...confirmed].map(([currency, sum]) => (
              <span key={currency} className="border-b-[3px] border-double border-ink">
                {sumOf(sum, currency)}
              </span>
            ))}
          </span>
        </td>
      </tr>
    </tfoot>
  );
}
