import "server-only";
import { tryToWrite } from "@/db/queries/jobs";
import { query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";

/** Next bundles the worker and the handlers separately. */
const held = globalThis as typeof globalThis & { jackRefusesWrites?: boolean };

export function refusesWrites(): boolean {
  return held.jackRefusesWrites ?? false;
}

/** Detects a full disk or a read-only server. */
export async function tryWriting(): Promise<void> {
  try {
    await query(tryToWrite);
    if (refusesWrites()) log("info", "database takes writes again");
    held.jackRefusesWrites = false;
  } catch (error) {
    if (!refusesWrites()) log("error", "database refuses writes", factsOf(error));
    held.jackRefusesWrites = true;
  }
}
