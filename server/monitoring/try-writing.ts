import "server-only";
import { tryToWrite } from "@/db/queries/jobs";
import { query } from "@/server/database";
import { factsOf, log } from "@/server/logging/log";

/** Next bundles the worker and the handlers apart; both see this one. */
const held = globalThis as typeof globalThis & { jackRefusesWrites?: boolean };

/** Whether the last write that the worker tried was refused; false before the first. */
export function refusesWrites(): boolean {
  return held.jackRefusesWrites ?? false;
}

/** Tries a small write, so that readiness tells a full disk or a server that only reads from one that can be used. */
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
