import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";

type Columns<Column> = Record<
  | "id"
  | "reference"
  | "businessKey"
  | "businessRegistrationNumber"
  | "contactEmail"
  | "contactKey"
  | "planPrice"
  | "paymentStatus"
  | "serviceCountry"
  | "planType"
  | "hasRollover"
  | "stage"
  | "owner"
  | "source"
  | "createdAt",
  Column
>;

/** Longer texts could exceed what an index takes, and a sign-up with one would be refused. */
export const indexedCharacters = 100;

/** In lower case and in the order of bytes, in which an index also finds beginnings. */
export function beginningOf(column: AnyColumn): SQL<string> {
  return sql`left(lower(${column}), ${sql.raw(String(indexedCharacters))}) collate "C"`;
}

/** A business number without the separators that a number may be written with. */
export function bareNumber(column: AnyColumn): SQL<string> {
  return sql`upper(replace(${column}, '-', ''))`;
}

export function asWritten(column: AnyColumn): SQL<string> {
  return sql`${column} collate "C"`;
}

/** What the index `submissions_alike` has where `pg_trgm` is installed: see `online.sql`. */
export function namesOf({ businessKey, contactKey, contactEmail }: Columns<AnyColumn>): SQL<string> {
  return sql`(${businessKey} || ' ' || ${contactKey} || ' ' || ${contactEmail})`;
}

/**
 * The sorts and filters of the desk's list, and the beginnings that its search finds. The indexes of the sorts, of the status, by
 * which all is counted, and of the source also have what filters compare, so that rows which a filter leaves out are not read.
 */
export function deskIndexes(t: Columns<ExtraConfigColumn>) {
  const ofSource = [t.serviceCountry, t.planType, t.hasRollover, t.stage, t.owner] as const;
  const filtered = [...ofSource, t.source] as const;
  return [
    index("submissions_by_time").on(t.createdAt, t.id, t.paymentStatus, ...filtered),
    index("submissions_by_business").on(t.businessKey, t.id, t.paymentStatus, ...filtered, t.createdAt),
    index("submissions_by_price").on(t.planPrice, t.id, t.paymentStatus, ...filtered, t.createdAt),
    index("submissions_of_status").on(t.paymentStatus, ...filtered, t.createdAt),
    index("submissions_of_country").on(t.serviceCountry),
    index("submissions_of_plan").on(t.planType, t.hasRollover),
    index("submissions_of_stage").on(t.stage),
    index("submissions_of_operator").on(t.owner),
    index("submissions_of_source").on(t.source, t.paymentStatus, ...ofSource, t.createdAt),
    index("submissions_of_number").on(bareNumber(t.businessRegistrationNumber), t.serviceCountry),
    index("submissions_found_by_reference").on(asWritten(t.reference)),
    index("submissions_found_by_number").on(asWritten(t.businessRegistrationNumber)),
    index("submissions_found_by_email").on(beginningOf(t.contactEmail)),
    index("submissions_found_by_contact").on(t.contactKey),
  ];
}
