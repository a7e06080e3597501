import type { ReactNode } from "react";
import { Initials, Tick } from "@/components/ui/icon";

/** `heads` marks the column whose cells name their rows. */
type Column = {
  readonly key: string;
  readonly label: ReactNode;
  readonly className?: string;
  readonly heads?: boolean;
};
type Row = {
  readonly key: string;
  readonly className?: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
};

type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  foot?: Readonly<Record<string, ReactNode>>;
};

/** A ruled table, as in any set of books. */
export function Book({ caption, columns, rows, foot }: Props) {
  return (
    <table className="book">
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, className }) => (
            <th key={key} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, className, cells }) => (
          <tr key={key} className={className}>
            <Cells columns={columns} cells={cells} />
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <Cells columns={columns} cells={foot} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cells({ columns, cells }: { columns: readonly Column[]; cells: Row["cells"] }) {
  return columns.map(({ key, className, heads }) =>
    heads ? (
      <th key={key} scope="row" className={className}>
        {cells[key]}
      </th>
    ) : (
      <td key={key} className={className}>
        {cells[key]}
      </td>
    ),
  );
}

/** The tick and the initials of the accountant who has read the entry. */
export function Checked({ by, label }: { by: "pn" | "rh"; label: string }) {
  return (
    <span>
      <Tick />
      <Initials of={by} />
      <span className="vh">{label}</span>
    </span>
  );
}
