import "server-only";
import type { Database } from "@/db/database";
import { type OpenDatabase, openDatabase } from "@/db/open";
import { UnusableDatabase } from "@/db/refusal";
import { Overdue, withDeadline } from "./deadline";
import { settings } from "./env";
import { diskFull, withoutParameters } from "./query-failed";

export { isUnavailable, uniqueViolation } from "./query-failed";

const patience = 2_500;

/** Development reloads modules; the embedded database must still be opened once in a process. */
const held = globalThis as typeof globalThis & { jackDatabase?: Promise<OpenDatabase> | undefined };

/**
 * Runs queries on this process's database, opened at first use, under one deadline for all of it, so that a silent
 * database is answered within 3 s. Work that finished too late may have been done; work not begun in time never is.
 */
export async function query<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + patience;
  return withDeadline(
    opened().then(async ({ db, hasRoom }) => {
      if (!(await hasRoom())) throw diskFull();
      if (Date.now() >= giveUpAt) throw new Overdue(patience);
      return work(db).catch(withoutParameters);
    }),
    patience,
  );
}

/** A failure to open is not kept: the next query tries again, unless trying cannot help. */
function opened(): Promise<OpenDatabase> {
  held.jackDatabase ??= open();
  return held.jackDatabase;
}

function open(): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings();
  const opening = openDatabase({ databaseUrl, dataDir });
  opening.catch((error: unknown) => {
    if (!(error instanceof UnusableDatabase)) held.jackDatabase = undefined;
  });
  return opening;
}
