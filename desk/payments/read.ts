import { pageOf, rowsPerPage } from "@/desk/ui/paging";
import { query } from "@/server/database";
import { listMoves, listProblems } from "./queries";

/** Problems that the page lists at most. */
const mostProblems = 50;

/** Problems, on the first page only, and the changes of payments' statuses older than the one with the id. */
export async function paymentsPage(olderThan: number | null) {
  return query(async (db) => ({
    problems: olderThan === null ? await listProblems(db, mostProblems) : null,
    moves: pageOf(await listMoves(db, { olderThan, limit: rowsPerPage + 1 })),
  }));
}
