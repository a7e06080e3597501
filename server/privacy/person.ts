import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "@/db/client/database";

/** By e-mail address, and a sign-up whose address may have been corrected since. */
export type Person = { readonly email: string; readonly signUpId: string | null };

/** What stands in the columns of a customer who was erased, where the table demands a value. */
export const erasedContact = { name: "Erased", email: "erased@erased.invalid" } as const;

/** By which the tables of a plug-in are searched for a person: ids of the rows, and words that name the person in a text. */
export type AboutPerson = {
  readonly signUpIds: readonly string[];
  readonly draftIds: readonly string[];
  readonly leadIds: readonly string[];
  readonly words: readonly string[];
};

/** What was done for a person who asked. `id`: of the sign-up that named the person. */
export type Receipt = {
  readonly act: "exported" | "erased";
  readonly id: string | null;
  readonly fields: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
};

/** Records a receipt, in the transaction of what it tells of. */
export type RecordReceipt = (tx: Database, receipt: Receipt) => Promise<void>;

export const minPartLength = 4; // A shorter name is part of too many other words

export function among(column: PgColumn, ids: readonly string[]): SQL {
  return ids.length === 0 ? sql`false` : inArray(column, [...ids]);
}

export function amongText(text: SQL, values: readonly string[]): SQL {
  return values.length === 0 ? sql`false` : inArray(text, [...values]);
}

/** Whether a text contains one of these, in upper or lower case. */
export function mentions(text: SQL, words: readonly string[]): SQL {
  if (words.length === 0) return sql`false`;
  const found = words.map((word) => sql`strpos(lower(${text}), ${word.toLowerCase()}) > 0`);
  return sql`(${sql.join(found, sql` or `)})`;
}
