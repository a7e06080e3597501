import { desc, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { submissions } from "@/db/schema/submissions";
import { problems } from "@/desk/todos/problems";

/** Problems that the page lists at most. */
const maxProblems = 50;

const { id, reference, businessName, planPrice: price, currency } = submissions;
const { setUp, sentToBankAt, lastPayment, lastPaymentOn } = submissions;
const states = { setUp, sentToBankAt, lastPayment, lastPaymentOn };
export const signUp = { id, reference, businessName, price, currency, ...states };

/** Problems with payments: the open ones first, then by time, the newest first. */
export function listProblems(db: Database) {
  const known = problems(db).as("known");
  return db
    .select({
      reason: known.reason,
      at: sql`${known.at}`.mapWith(submissions.createdAt),
      isOpen: known.isOpen,
      signUp,
    })
    .from(known)
    .innerJoin(submissions, sql`${id} = ${known.of}::uuid`)
    .orderBy(desc(known.isOpen), desc(known.at))
    .limit(maxProblems);
}
