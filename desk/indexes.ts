import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { type ExtraConfigColumn, index } from "drizzle-orm/pg-core";
import { isOneOf } from "@/db/schema/columns";
import { type LastPayment, unpaidPayments } from "@/lib/payments/states";

type Columns<Column> = Record<
  | "id"
  | "reference"
  | "businessKey"
  | "businessRegistrationNumber"
  | "contactEmail"
  | "contactKey"
  | "contactPhone"
  | "contactPhoneE164"
  | "planPrice"
  | "paymentStatus"
  | "setUp"
  | "sentToBankAt"
  | "lastPayment"
  | "lastPaymentAt"
  | "setUpAt"
  | "serviceCountry"
  | "planType"
  | "hasRollover"
  | "stage"
  | "owner"
  | "source"
  | "createdAt"
  | "confirmedAt"
  | "firstConfirmedAt"
  | "possibleDuplicateAt"
  | "sameAs"
  | "currency",
  Column
>;

/** What is owed, and not collected again by the provider itself. */
export const owed = ["failed", "charged_back"] as const satisfies readonly LastPayment[];

/** Characters of a text in an index. An index refuses longer texts, and the sign-up would be refused with them. */
export const indexedCharacters = 100;

/** A text in lower case that is sorted by its bytes: an index in that order also finds beginnings. */
export function beginningOf(column: AnyColumn): SQL<string> {
  return sql`left(lower(${column}), ${sql.raw(String(indexedCharacters))}) collate "C"`;
}

export function asWritten(column: AnyColumn): SQL<string> {
  return sql`${column} collate "C"`;
}

/** A business number without the zeros at its beginning. */
export function afterZeros(column: AnyColumn): SQL<string> {
  return sql`ltrim(${column}, '0') collate "C"`;
}

/** The digits of the contact's telephone number, the last one first. */
export function digitsBackwards({ contactPhone, contactPhoneE164 }: Columns<AnyColumn>): SQL<string> {
  return sql`reverse(regexp_replace(coalesce(${contactPhoneE164}, ${contactPhone}), '\\D', '', 'g')) collate "C"`;
}

/** The expression of the index `submissions_alike`, which exists where `pg_trgm` is installed (`desk/online.sql`). */
export function searchedText({ businessKey, contactKey, contactEmail }: Columns<AnyColumn>): SQL<string> {
  return sql`(${businessKey} || ' ' || ${contactKey} || ' ' || ${contactEmail})`;
}

/**
 * Indexes for the sorts and filters of the desk's list, and for the beginnings that its search finds. The indexes for the sorts,
 * for the state of the set-up, by which everything is counted, and for the source include the columns of the filters, so that rows
 * that a filter excludes are not read.
 */
export function deskIndexes(t: Columns<ExtraConfigColumn>) {
  const ofSource = [t.serviceCountry, t.planType, t.hasRollover, t.stage, t.owner] as const;
  const filtered = [...ofSource, t.source] as const;
  const state = [t.setUp, t.lastPayment, t.sentToBankAt] as const;
  return [
    index("submissions_by_time").on(t.createdAt, t.id, ...state, ...filtered),
    index("submissions_by_business").on(t.businessKey, t.id, ...state, ...filtered, t.createdAt),
    index("submissions_by_price").on(t.planPrice, t.id, ...state, ...filtered, t.createdAt),
    index("submissions_of_state").on(...state, ...filtered, t.createdAt),
    index("submissions_of_unpaid")
      .on(t.lastPayment, t.createdAt, t.id)
      .where(isOneOf(t.lastPayment, unpaidPayments)),
    index("submissions_of_country").on(t.serviceCountry),
    index("submissions_of_plan").on(t.planType, t.hasRollover),
    index("submissions_of_stage").on(t.stage),
    index("submissions_of_operator").on(t.owner),
    index("submissions_of_source").on(t.source, ...state, ...ofSource, t.createdAt),
    index("submissions_found_by_reference").on(asWritten(t.reference)),
    index("submissions_found_by_number").on(asWritten(t.businessRegistrationNumber)),
    index("submissions_found_by_number_after_zeros").on(afterZeros(t.businessRegistrationNumber)),
    index("submissions_found_by_last_digits").on(digitsBackwards(t)),
    index("submissions_found_by_email").on(beginningOf(t.contactEmail)),
    index("submissions_found_by_contact").on(t.contactKey),
    // With all that the overview reads; a new sign-up, which is not confirmed, adds nothing to it.
    index("submissions_confirmed")
      .on(t.firstConfirmedAt, t.currency, t.planPrice, t.paymentStatus)
      .where(sql`${t.firstConfirmedAt} is not null`),
    index("submissions_uncontacted")
      .on(t.confirmedAt)
      .where(sql`${isOneOf(t.paymentStatus, ["confirmed"])} and ${isOneOf(t.stage, ["new"])}`),
    index("submissions_owing").on(t.lastPaymentAt).where(isOneOf(t.lastPayment, owed)),
    index("submissions_not_set_up")
      .on(t.setUp, t.setUpAt)
      .where(isOneOf(t.setUp, ["refused", "ended"])),
    index("submissions_left")
      .on(t.sentToBankAt)
      .where(isOneOf(t.setUp, ["sent"])),
    index("submissions_same_as").on(t.sameAs).where(sql`${t.sameAs} is not null`),
    index("submissions_possible_duplicates")
      .on(t.possibleDuplicateAt)
      .where(sql`${t.possibleDuplicateAt} is not null`),
  ];
}
