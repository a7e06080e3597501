import "server-only";
import { findPurchase, type Submission } from "@/db/queries/submissions";
import { query } from "@/server/database";
import { purchaseHash } from "../http/cookies";

/** What this browser has bought, as long as its confirmation is open to it. */
export async function currentPurchase(): Promise<Submission | null> {
  const hash = await purchaseHash();
  return hash === null ? null : query((db) => findPurchase(db, hash));
}
