import { timeIn } from "@/lib/dates";
import { defaultMarket, market } from "@/lib/markets";
import { plan, planTypes } from "@/lib/plans";
import type { ExportRow } from "./formats";

/** A column of a file. `kind`: what its values are, if not a text or number of their own. */
export type Field = {
  readonly name: string;
  readonly kind: "plain" | "money" | "localTime";
  read(row: ExportRow): unknown;
};

/**
 * Columns of the database, and beside some of them one for people: the plan's name, and a time in the firm's zone as
 * `YYYY-MM-DD HH:MM:SS`.
 */
export function fieldsOf(columns: readonly string[]): readonly Field[] {
  return columns.flatMap((name) => {
    const field: Field = {
      name,
      kind: moneyColumn.test(name) ? "money" : "plain",
      read: (row) => row[name] ?? null,
    };
    return [field, ...forPeople(name)];
  });
}

/** The cells of the last row, in each format that has rows. */
export function endOfExport(rows: number): string {
  return `# end of export, ${rows} rows`;
}

/** A value as it is written into a cell of text. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "string" ? value : JSON.stringify(value);
}

const moneyColumn = /_price(_gbp)?$/;

const timeColumn = /(^|_)at$/;

const { timeZone } = market(defaultMarket);

function forPeople(name: string): Field[] {
  if (name === "plan_type") return [{ name: "plan_name", kind: "plain", read: (row) => planName(row[name]) }];
  if (timeColumn.test(name))
    return [{ name: `${name}_local`, kind: "localTime", read: (row) => localTime(row[name]) }];
  return [];
}

function planName(value: unknown): string | null {
  const type = planTypes.find((one) => one === value);
  return type ? plan(type).name : null;
}

function localTime(value: unknown): string | null {
  return value instanceof Date ? timeIn(timeZone, value) : null;
}
