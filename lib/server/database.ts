import "server-only";
import type { Database } from "@/db/database";
import { type OpenDatabase, openDatabase } from "@/db/open";
import { withDeadline } from "./deadline";
import { settings } from "./env";

const patience = 2_500;

/** Development reloads modules; the embedded database must still be opened once in a process. */
const held = globalThis as typeof globalThis & { jackDatabase?: Promise<OpenDatabase> | undefined };

/** The database of this process, opened at first use. A failure to open is not kept: the next call tries again. */
export async function database(): Promise<Database> {
  held.jackDatabase ??= open();
  return (await withDeadline(held.jackDatabase, patience)).db;
}

/** Runs queries under a deadline, so that a silent database is answered within 3 s. */
export async function query<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await database();
  return withDeadline(work(db), patience);
}

function open(): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings();
  const opening = openDatabase({ databaseUrl, dataDir });
  opening.catch(() => {
    held.jackDatabase = undefined;
  });
  return opening;
}
