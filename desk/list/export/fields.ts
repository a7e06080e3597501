import type { ExportedColumn } from "@/desk/list/list";
import { defaultMarket, market } from "@/lib/markets";

/** A column of a file. `kind`: what its values are, if not a text or number of their own. */
export type Field<Row> = {
  readonly name: string;
  readonly kind: "plain" | "money" | "localTime";
  read(row: Row): unknown;
};

const { timeZone } = market(defaultMarket);
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

/** Money as a decimal text, and beside each time the firm's clock as `YYYY-MM-DD HH:MM:SS`. */
export function fieldsOf<Row>(columns: Readonly<Record<string, ExportedColumn<Row>>>): readonly Field<Row>[] {
  return Object.entries(columns).flatMap(([name, { kind, value }]): Field<Row>[] => {
    if (kind === "money") return [{ name, kind, read: (row) => decimal(value(row)) }];
    const field = { name, kind: "plain", read: (row: Row) => value(row) ?? null } as const;
    if (kind !== "time") return [field];
    return [field, { name: `${name}_local`, kind: "localTime", read: (row) => localTime(value(row)) }];
  });
}

/** The last row, in each format. `isCut`: a search found more. */
export function endOfExport(rows: number, isCut: boolean): string {
  return `# end of export, ${rows} rows${isCut ? ", but the search found more" : ""}`;
}

/** A value as it is written into a cell of text. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}

function decimal(minor: unknown): string | null {
  return typeof minor === "number" ? (minor / 100).toFixed(2) : null;
}

function localTime(value: unknown): string | null {
  return value instanceof Date ? clock.format(value) : null;
}
