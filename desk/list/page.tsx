import { useTranslations } from "next-intl";
import { checkboxControl } from "@/components/ui/control";
import { Icon } from "@/components/ui/icon";
import type { SignedIn } from "@/desk/auth/access";
import { Desk } from "@/desk/auth/desk";
import { hasRole } from "@/desk/auth/rules";
import { EmptyList } from "@/desk/ui/empty-list";
import { Ignored } from "@/desk/ui/ignored";
import { Message } from "@/desk/ui/message";
import { Pager } from "@/desk/ui/pager";
import { Table } from "@/desk/ui/table";
import { Tabs } from "@/desk/ui/tabs";
import { firmZone } from "@/desk/ui/times";
import { byMatch, firstOrder, firstPage, isSet, listAddress, narrowing, sortOf } from "./address";
import { ExportForm } from "./export/form";
import { ColumnsForm, FiltersForm, SearchForm } from "./forms";
import { bulkForm, type Column, type List } from "./list";
import { type ListPageData, maxCounted } from "./read";
import { ViewMessage } from "./view-controls";
import type { SavedView } from "./views";

type Props<Row extends { readonly id: string | number }, Facts> = {
  list: List<Row, Facts>;
  data: ListPageData<Row, Facts>;
  by: SignedIn;
  /** All that the address says. */
  sent: Readonly<Record<string, unknown>>;
  /** The saved views that the operator may open. */
  views: readonly SavedView[];
  /** The optional columns that the operator has chosen; null for the usual ones. */
  chosen: readonly string[] | null;
};

export function ListPage<Row extends { readonly id: string | number }, Facts>(props: Props<Row, Facts>) {
  const t = useTranslations();
  const { list, data, by, sent, views } = props;
  const { listQuery, rows, facts } = data;
  const isViewGone = Boolean(sent.view) && !views.some(({ name }) => name === sent.view);
  const title = list.title(t, listQuery);
  const { after, before } = listQuery.parameters;
  const narrowed = narrowing(list, listQuery.parameters);
  // What has a usual value is chosen by tabs, each with rows of its own.
  const isNarrowed =
    narrowed.some((name) => list.filters[name]?.usual === undefined) || Boolean(after || before);
  return (
    <Desk operator={by} at={list.at} title={title}>
      <div className="flex items-start justify-between gap-x-6">
        <div>
          <h1 className="font-display text-h2">{title}</h1>
          <p className="mt-1 max-w-measure text-small text-ink-2 tabular-nums">
            {list.note?.(t, listQuery)} {t("deskList.zone", { zone: firmZone })}
          </p>
        </div>
        <ExportForm
          operator={by}
          list={list.name}
          address={listAddress(list, firstPage(listQuery.parameters))}
        />
      </div>
      {sent.message === "failed" ? (
        <Message as="problem">{t("desk.failed")}</Message>
      ) : (
        list.message?.(sent, t, {
          here: listAddress(list, listQuery.parameters),
          notChanged: data.notChanged,
        })
      )}
      {list.pages && (
        <Tabs
          arePages
          label={t(`desk.nav.${list.at}`)}
          tabs={list.pages.map(({ label, address }) => ({
            href: address,
            label: label(t, listQuery),
            isHere: address === list.address,
          }))}
        />
      )}
      <ViewMessage message={sent.message} />
      <Ignored names={isViewGone ? [...listQuery.ignored, "view"] : listQuery.ignored} />
      {data.previous === null && list.before?.(facts, { listQuery, by })}
      <SearchForm {...props} />
      <FiltersForm {...props} />
      <ListTabs {...props} />
      {list.heading && <h2 className="font-display text-h3 font-medium">{list.heading(t, listQuery)}</h2>}
      {rows.length > 0 ? (
        <Rows {...props} />
      ) : (
        <EmptyList all={isNarrowed && { href: list.address, label: t("deskList.showAll") }}>
          {(isNarrowed ? list.empty : (list.emptyAll ?? list.empty))(t, listQuery)}
        </EmptyList>
      )}
      {list.after?.(facts)}
    </Desk>
  );
}

function ListTabs<Row extends { readonly id: string | number }, Facts>({
  list,
  data: { listQuery, counts, facts, isCut: isSearchCut },
}: Props<Row, Facts>) {
  const t = useTranslations();
  if (!list.tabs) return null;
  const tabs = list.tabs.all.map(({ label, sets, isCut }, at) => {
    const count = counts[at] ?? 0;
    return {
      href: listAddress(list, firstPage({ ...listQuery.parameters, ...sets })),
      label: label(t, listQuery),
      count: t("deskList.count", {
        count: Math.min(count, maxCounted),
        isMore: String(count > maxCounted || isSearchCut || isCut?.(facts) === true),
      }),
      isHere: isSet(listQuery.parameters, sets),
    };
  });
  return <Tabs label={list.tabs.label(t, listQuery)} tabs={tabs} />;
}

/** What the pages before and after are called in each order of time; in other sorts, by their place. */
const pageNames = { desc: ["newer", "older"], asc: ["older", "newer"], place: ["previous", "next"] } as const;

const rowLook = "focus-within:bg-wash";

function Rows<Row extends { readonly id: string | number }, Facts>({
  list,
  data,
  by,
  chosen,
}: Props<Row, Facts>) {
  const t = useTranslations();
  const { listQuery, rows, facts, previous, next } = data;
  const { parameters } = listQuery;
  const { by: sort, order } = sortOf(list, parameters);
  const here = listAddress(list, parameters);
  const all = Object.entries(list.columns);
  const isUsual = ([, { optional }]: (typeof all)[number]) => optional === "usual";
  const optional = chosen ?? all.filter(isUsual).map(([name]) => name);
  const bulk = hasRole(by, "member") ? list.bulk : undefined;
  const mark = bulk && {
    label: t("deskList.choose.column"),
    head: <span className="sr-only">{t("deskList.choose.column")}</span>,
    isMark: true,
    isBare: true,
    look: "max-md:hidden",
    cell: (row: Row) => (
      <input
        type="checkbox"
        form={bulkForm}
        name="chosen"
        value={bulk.valueOf(row)}
        aria-label={t("deskList.choose.row", { name: bulk.nameOf(row) })}
        autoComplete="off"
        className={`size-6 ${checkboxControl}`}
      />
    ),
  };
  const columns = all
    .filter(([name, column]) => !column.optional || optional.includes(name))
    .filter(([, column]) => !column.forAdmins || hasRole(by, "admin"))
    .map(([, column]) => ({
      ...column,
      look: column.optional && chosen ? "max-md:hidden" : column.look,
      label: column.label(t, listQuery),
      head: column.sort && <SortHead list={list} listQuery={listQuery} column={column} />,
      sort: column.sort === sort ? (`${order}ending` as const) : undefined,
      cell: (row: Row) => column.cell(row, { t, facts, listQuery, by, here }),
    }));
  const isByTime = ["timestamptz", "bigint"].includes(list.sorts[sort]?.type ?? "");
  const sortName =
    sort === byMatch ? t("deskList.filters.match") : (list.sorts[sort]?.label(t, listQuery) ?? "");
  return (
    <>
      <Table
        caption={t("deskList.caption", {
          title: list.title(t, listQuery),
          sort: sortName,
          order: sort === byMatch ? "none" : order,
        })}
        hidesCaption
        scrolls={{ label: list.title(t, listQuery), isFocusable: chosen !== null }}
        rows={rows}
        keyOf={({ id }) => id}
        rowLook={() => `${rowLook} ${list.rowLook ?? ""}`}
        columns={[mark ?? null, ...columns]}
        foot={list.foot?.(rows, columns.length + (mark ? 1 : 0))}
      />
      {bulk?.form({ t, facts, by, here })}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-small">
        <Pager
          back={previous && listAddress(list, { ...parameters, after: null, before: previous })}
          on={next && listAddress(list, { ...parameters, after: next, before: null })}
          names={pageNames[isByTime ? order : "place"]}
        />
        <ColumnsForm list={list} data={data} columns={optional} />
      </div>
    </>
  );
}

/** In the head of a column by which the list can be sorted; pressed again, in the other order. */
function SortHead<Row extends { readonly id: string | number }, Facts>({
  list,
  listQuery,
  column,
}: {
  list: List<Row, Facts>;
  listQuery: ListPageData<Row, Facts>["listQuery"];
  column: Column<Row, Facts>;
}) {
  const t = useTranslations();
  const { sort = "" } = column;
  const { by, order } = sortOf(list, listQuery.parameters);
  const isSorted = by === sort;
  const opposite = order === "asc" ? "desc" : "asc";
  const next = isSorted ? opposite : firstOrder(list, sort);
  const label = column.label(t, listQuery);
  return (
    <>
      <a
        href={listAddress(list, firstPage({ ...listQuery.parameters, sort, order: next }))}
        className={`inline-flex min-h-6 items-center gap-1 no-underline hover:underline max-md:hidden ${isSorted ? "font-semibold text-ink" : ""}`}
      >
        {label}
        {isSorted && <Icon name="down" className={`size-3.5! ${order === "asc" ? "rotate-180" : ""}`} />}
      </a>
      <span className="md:hidden">{label}</span>
    </>
  );
}
