import type { ReactNode } from "react";
import { Fold } from "@/components/marketing/sections/fold";
import { ScrollsSideways } from "@/components/ui/scrolls-sideways";

type Props = {
  heading: string;
  label: string;
  columns: readonly string[];
  rows: readonly { readonly heading: string; readonly cells: readonly ReactNode[] }[];
};

/** A table in a fold. It scrolls sideways on phones, by keyboard too. */
export function Comparison({ heading, label, columns, rows }: Props) {
  return (
    <Fold heading={heading}>
      <ScrollsSideways label={label} className="relative overflow-x-auto print:overflow-visible">
        <table className={table}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.heading}>
                <th scope="row">{row.heading}</th>
                {row.cells.map((cell, at) => (
                  <td key={columns[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollsSideways>
    </Fold>
  );
}

const table =
  "max-md:min-w-136 border-ink border-b text-small [&_:is(td,th)]:p-2.5 [&_:is(td,th)]:align-top [&_:is(td,th):first-child]:ps-0 [&_tbody_th]:text-ink-2 [&_thead_th]:font-semibold [&_tbody_tr]:border-t [&_tr]:border-rule";
