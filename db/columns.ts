import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { check, customType, timestamp } from "drizzle-orm/pg-core";
import { codePointsPerCharacter } from "@/lib/onboarding/limits";

/** `numeric(12,2)` in the table, integer minor units in TypeScript. */
export const money = customType<{ data: number; driverData: string }>({
  dataType: () => "numeric(12,2)",
  toDriver: (minor) => (minor / 100).toFixed(2),
  fromDriver: (text) => Math.round(Number(text) * 100),
});

/** An instant, always with its zone. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true });
}

/** A check that a column holds one of the values of a table in `lib`. */
export function oneOf(name: string, column: AnyColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${literals(values)})`);
}

/** A check on length: generous by what one character can take, since the form counts as a person does. */
export function atMost(name: string, column: AnyColumn, characters: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(characters * codePointsPerCharacter))}`);
}

function literals(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));
}
