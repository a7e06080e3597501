import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { openStatuses } from "@/lib/payments/states";
import { bareNumber } from "../schema/columns";
import { submissions } from "../schema/submissions";

/** A sign-up with which another one is compared. */
export const other = alias(submissions, "other");

/** Business numbers are compared within their market. A missing number matches none. */
export const hasSameNumber = and(
  eq(bareNumber(other.businessRegistrationNumber), bareNumber(submissions.businessRegistrationNumber)),
  eq(other.serviceCountry, submissions.serviceCountry),
);
export const hasSameEmail = sql`lower(${other.contactEmail}) = lower(${submissions.contactEmail})`;
/** Whether both are of one customer, by the business's number or the e-mail address. */
export const isSame = and(
  ne(other.id, submissions.id),
  isNull(other.erasedAt),
  isNull(submissions.erasedAt),
  or(hasSameNumber, hasSameEmail),
);

/** Whether a debit runs or may still come. */
export const mayBeDebited = (of: typeof submissions | typeof other) =>
  inArray(of.paymentStatus, [...openStatuses]);
