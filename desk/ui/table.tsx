import type { ReactNode } from "react";
import { ScrollsSideways } from "@/components/ui/scrolls-sideways";
import { headCell, wideSheet } from "./looks";

type Head = {
  label: string;
  /** What the head shows in place of the label. */
  head?: ReactNode;
  sort?: "ascending" | "descending" | undefined;
  isRight?: boolean;
  /** Classes of the head and the cells. */
  look?: string;
};

/** The first column without `isMark` has the row headers. */
type Column<Row> = Head & {
  cell: (row: Row) => ReactNode;
  /** The cells need no label on narrow screens, where each row is a card. */
  isBare?: boolean;
  /** Before the head of the row. */
  isMark?: boolean;
};

type Props<Row> = {
  caption: string;
  /** For a table under a heading that says the same. */
  hidesCaption?: boolean;
  columns: readonly (Column<Row> | null)[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  rowLook?: (row: Row) => string;
  foot?: ReactNode;
  /** For a table that may be wider than the page and scrolls. `isFocusable`: it can be scrolled by keyboard. */
  scrolls?: { label: string; isFocusable: boolean };
};

const bodyRow =
  "hover:bg-tint max-md:grid max-md:gap-y-1 max-md:border-rule max-md:border-b max-md:px-4 max-md:py-3";
const bodyCell = "text-left font-normal md:border-rule md:border-b md:px-3 md:py-2";

/** Below 768 px a row becomes an entry, whose cells name their columns. */
export function Table<Row>({ columns: all, rows, keyOf, rowLook, scrolls, foot, ...props }: Props<Row>) {
  const columns = all.filter((column) => column !== null);
  const rowHead = columns.findIndex(({ isMark }) => !isMark);
  const table = (
    <table className="w-full border-collapse text-small tabular-nums max-md:block">
      <caption
        className={
          props.hidesCaption ? "sr-only" : "px-3 py-2 text-left text-note text-ink-2 max-md:block max-md:px-4"
        }
      >
        {props.caption}
      </caption>
      <thead className="max-md:sr-only">
        <HeadRow columns={columns} />
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={keyOf(row)} className={`${bodyRow} ${rowLook?.(row) ?? ""}`}>
            {columns.map((column, index) => (
              <Cell key={column.label} of={column} row={row} isHead={index === rowHead} />
            ))}
          </tr>
        ))}
      </tbody>
      {foot}
    </table>
  );
  if (!scrolls) return <div className={`mt-4 ${wideSheet}`}>{table}</div>;
  return (
    <ScrollsSideways
      label={scrolls.label}
      isFocusable={scrolls.isFocusable}
      className={`mt-4 md:overflow-x-auto ${wideSheet}`}
    >
      {table}
    </ScrollsSideways>
  );
}

export function HeadRow({ columns }: { columns: readonly Head[] }) {
  return (
    <tr>
      {columns.map(({ label, head = label, sort, isRight, look = "" }) => (
        <th
          key={label}
          scope="col"
          aria-sort={sort}
          className={`${headCell} ${isRight ? "text-right!" : ""} ${look}`}
        >
          {head}
        </th>
      ))}
    </tr>
  );
}

function Cell<Row>({ of, row, isHead }: { of: Column<Row>; row: Row; isHead: boolean }) {
  const { label, cell, isBare, isRight, look = "" } = of;
  const className = `${bodyCell} ${isRight ? "md:text-right!" : ""} ${look}`;
  if (isHead)
    return (
      <th scope="row" className={`${className} wrap-anywhere md:min-w-40`}>
        {cell(row)}
      </th>
    );
  return (
    <td className={className}>
      {!isBare && <span className="text-ink-2 md:hidden">{`${label}: `}</span>}
      {cell(row)}
    </td>
  );
}
