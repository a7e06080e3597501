import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { check, customType, timestamp } from "drizzle-orm/pg-core";
import { codePointsPerCharacter } from "@/lib/sign-up/rules/limits";

/** `numeric(12,2)` in the table, integer minor units in TypeScript. */
export const money = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric(12,2)",
  toDriver: (minor) => {
    if (!Number.isSafeInteger(minor)) throw new RangeError("money is counted in whole minor units");
    return (minor / 100).toFixed(2);
  },
  fromDriver: (text) => Math.round(Number(text) * 100),
});

/** An instant, always with its zone. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** A check that a column holds one of the values of a table in `lib`. */
export function oneOf(name: string, column: AnyColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${list([...new Set(values)].map(literal))})`);
}

/** A check that columns, taken together, stand in a table of `lib`. */
export function oneRowOf(name: string, columns: readonly AnyColumn[], rows: readonly (readonly string[])[]) {
  const held = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  return check(name, sql`(${held}) in (${list(rows.map((row) => `(${row.map(literal).join(", ")})`))})`);
}

/** A check on length: generous by what one character can take, since the form counts as a person does. */
export function atMost(name: string, column: AnyColumn, characters: number) {
  return codePoints(name, column, characters * codePointsPerCharacter);
}

/** A check on length in code points, for what no person types. */
export function codePoints(name: string, column: AnyColumn, most: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(most))}`);
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

/** A value as SQL writes it, for constraints, which take no parameters. */
export function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function list(values: readonly string[]): SQL {
  return sql.raw(values.join(", "));
}
