import "server-only";
import { writeSomething } from "@/db/queries/jobs";
import { query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";

/** Next bundles the worker and the handlers separately. */
const globals = globalThis as typeof globalThis & { jackRefusesWrites?: boolean };

export function refusesWrites(): boolean {
  return globals.jackRefusesWrites ?? false;
}

/** Detects a full disk or a read-only server. */
export async function checkWrites(): Promise<void> {
  try {
    await query(writeSomething);
    if (refusesWrites()) log("info", "database accepts writes again");
    globals.jackRefusesWrites = false;
  } catch (error) {
    if (!refusesWrites()) log("error", "database refuses writes", factsOf(error));
    globals.jackRefusesWrites = true;
  }
}
