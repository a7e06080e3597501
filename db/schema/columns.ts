import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { check, customType, timestamp } from "drizzle-orm/pg-core";
import { markets } from "@/lib/markets";
import { codePointsPerCharacter } from "@/lib/sign-up/rules/limits";

export const currencies = markets.map((m) => m.currency);

/** Stored as `numeric(12,2)`; in TypeScript an integer of minor units. */
export const money = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric(12,2)",
  toDriver: (minor) => {
    if (!Number.isSafeInteger(minor)) throw new RangeError("money is counted in whole minor units");
    return (minor / 100).toFixed(2);
  },
  fromDriver: (text) => Math.round(Number(text) * 100),
});

/** Text that is sorted by its bytes: an index in that order also finds beginnings. */
export const byteOrderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export function instant(name: string) {
  return timestamp(name, { withTimezone: true });
}

export function oneOf(name: string, column: AnyColumn, values: readonly string[]) {
  return check(name, isOneOf(column, values));
}

export function isOneOf(column: AnyColumn, values: readonly string[]): SQL {
  return sql`${column} in (${list([...new Set(values)].map(literal))})`;
}

export function oneRowOf(name: string, columns: readonly AnyColumn[], rows: readonly (readonly string[])[]) {
  const row = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  return check(name, sql`(${row}) in (${list(rows.map((values) => `(${values.map(literal).join(", ")})`))})`);
}

/** PostgreSQL counts code points, of which one character in the form can have several. */
export function atMost(name: string, column: AnyColumn, characters: number) {
  return codePoints(name, column, characters * codePointsPerCharacter);
}

export function codePoints(name: string, column: AnyColumn, max: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(max))}`);
}

export function notBlank(name: string, column: AnyColumn) {
  return check(name, sql`btrim(${column}) <> ''`);
}

export function notNegative(name: string, ...columns: readonly AnyColumn[]) {
  return check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  );
}

/** A business number without the separators that people write in it. */
export function bareNumber(column: AnyColumn): SQL<string> {
  return sql`upper(replace(${column}, '-', ''))`;
}

/** A quoted SQL string, since constraints take no parameters. */
export function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function list(values: readonly string[]): SQL {
  return sql.raw(values.join(", "));
}
