import { desc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "@/db/client/database";
import { paymentMoves } from "@/db/schema/payments";
import { submissions } from "@/db/schema/submissions";
import { problems } from "@/desk/todos/problems";
import { pageOf, rowNumber, rowsPerPage } from "@/desk/ui/paging";
import { query } from "@/server/database";

/** Problems that the page lists at most. */
const maxProblems = 50;

export const paymentsQuery = { olderThan: rowNumber };

/** Problems, on the first page only, and the changes of payments' statuses older than the one with the id. */
export function paymentsPage(olderThan: number | null) {
  return query(async (db) => ({
    problems: olderThan === null ? await listProblems(db, maxProblems) : null,
    moves: pageOf(await listMoves(db, { olderThan, limit: rowsPerPage + 1 })),
  }));
}

export type PaymentsPageData = Awaited<ReturnType<typeof paymentsPage>>;

const { id, reference, businessName, planPrice: price, currency, paymentStatus: status } = submissions;
const signUp = { id, reference, businessName, price, currency, status };

/** Problems with payments: the open ones first, then by time, the newest first. */
function listProblems(db: Database, limit: number) {
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
    .limit(limit);
}

/** Changes of a payment's status, the newest first: at most `limit` that are older than the one with the id. */
export function listMoves(db: Database, { olderThan, limit }: { olderThan: number | null; limit: number }) {
  const { id: move, at, from, to, cause } = paymentMoves;
  return db
    .select({ id: move, at, from, to, cause, signUp })
    .from(paymentMoves)
    .innerJoin(submissions, eq(id, paymentMoves.submissionId))
    .where(olderThan === null ? undefined : lt(move, olderThan))
    .orderBy(desc(move))
    .limit(limit);
}
