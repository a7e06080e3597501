import type { Database } from "@/db/client/database";
import { deleteBatch } from "@/db/queries/delete-batch";
import { purgeSignIns } from "./auth/queries";
import { isSearchOld } from "./sign-ups/list/search-queries";
import { searches } from "./sign-ups/list/tables";

/** Deletes a batch of what has expired: sign-ins and searches. Returns how many rows. */
export async function purgeExpired(db: Database): Promise<number> {
  return (await purgeSignIns(db)) + (await deleteBatch(db, searches, searches.id, isSearchOld()));
}
