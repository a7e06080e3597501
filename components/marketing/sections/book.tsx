import type { ReactNode } from "react";
import { Handwriting, Loop, Tick } from "@/components/ui/icon";
import { type Hand, namedInitials } from "@/lib/content/mark";
import type { Accountant } from "@/lib/content/proof";

const figure = "figures border-s border-s-rule";
const checked = "border-s border-s-margin-rule align-middle";

/** Looks of a column. The detail looks are hidden on phones, where a `SubLine` in the first cell shows the same. */
const columnLooks = {
  date: "whitespace-nowrap text-ink-2 tabular-nums",
  plainFigure: "figures",
  figure,
  figureDetail: `${figure} max-md:hidden`,
  detail: "border-s border-s-rule max-md:hidden",
  share: "w-[22%] border-s border-s-rule align-middle",
  checked: `${checked} w-23 max-md:w-18 max-[27.01rem]:w-12`,
  checkedOn: `${checked} w-34 max-[27.01rem]:w-16`,
} as const;

const rowLooks = { list: "lg:h-11", sheet: "lg:*:h-15.5 lg:*:align-middle" } as const;

type Column = {
  readonly key: string;
  readonly label: ReactNode;
  readonly look?: keyof typeof columnLooks;
  readonly className?: string;
  /** Renders the column's cells as row headers. */
  readonly rowHeader?: boolean;
};
type Cells = Readonly<Record<string, ReactNode>>;

type BookProps = {
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; className?: string; cells: Cells }[];
  foot?: Cells;
  footClass?: string;
  /** What is beside the table: the rows get the same heights. */
  beside?: keyof typeof rowLooks;
};

export function Book({ caption, columns, rows, foot, footClass, beside }: BookProps) {
  const rowClass = beside && rowLooks[beside];
  const cellsOf = (cells: Cells) =>
    columns.map((column) => {
      const Cell = column.rowHeader ? "th" : "td";
      return (
        <Cell key={column.key} scope={column.rowHeader ? "row" : undefined} className={cellClass(column)}>
          {cells[column.key]}
        </Cell>
      );
    });
  return (
    <table className="book">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="max-[27.01rem]:*:whitespace-normal">
          {columns.map((column) => (
            <th key={column.key} scope="col" className={cellClass(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, className, cells }) => (
          <tr key={key} className={className ?? rowClass}>
            {cellsOf(cells)}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr className={footClass ?? rowClass}>{cellsOf(foot)}</tr>
        </tfoot>
      )}
    </table>
  );
}

function cellClass({ look, className }: Column): string | undefined {
  return [look && columnLooks[look], className].filter(Boolean).join(" ") || undefined;
}

/** A second line in a cell; with `phone`, only on phones. */
export function SubLine({ phone = false, children }: { phone?: boolean; children: ReactNode }) {
  return <span className={`block text-note text-ink-2 ${phone ? "md:hidden" : ""}`}>{children}</span>;
}

export function Sum({ children }: { children: ReactNode }) {
  return <span className="border-b-3 border-double border-ink pb-0.5">{children}</span>;
}

type CheckedProps = {
  by: Hand;
  accountants: readonly Accountant[];
  /** For screen readers, where nothing beside it says the same. */
  label?: string;
};

/** The tick and initials of the accountant who checked the entry. */
export function Checked({ by, accountants, label }: CheckedProps) {
  return (
    <span className="-my-1 flex items-center gap-1 max-[27.01rem]:flex-col max-[27.01rem]:items-start max-[27.01rem]:gap-0">
      <Tick />
      <Initials of={by} accountants={accountants} />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

type InitialsProps = { of: Hand; accountants: readonly Accountant[]; className?: string };

/** The initials of the accountant who checked an entry: of the market's named one, otherwise handwritten. */
export function Initials({ of, accountants, className = "" }: InitialsProps) {
  const named = namedInitials(of, accountants);
  if (named === null) return <Handwriting of={of} className={className} />;
  return (
    <span className={`initials font-display text-accent ${className}`} aria-hidden="true">
      {named}
    </span>
  );
}

/** A question about an entry that nobody has answered, underlined with dashes. */
export function Unclear({ children }: { children: ReactNode }) {
  return <span className="border-b border-dashed border-edge text-ink-3">{children}</span>;
}

/** An unknown figure, in a hand-drawn circle. */
export function Circled({ children }: { children: ReactNode }) {
  return (
    <span className="relative -me-1 px-3 text-ink-2">
      {children}
      <Loop />
    </span>
  );
}
