import {
  type Database,
  DatabaseRefusal,
  type OpenDatabase,
  type Purpose,
  UnusableDatabase,
} from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { Overdue, timeoutMs, withDeadline } from "./deadlines";
import { settings } from "./env";
import { withoutParameters } from "./query-failed";
import { headersOfRequest } from "./this-request";

/** Milliseconds that a request has lost to failed queries: without scripts, action and page query in one request. */
const spent = new WeakMap<object, number>();

/** Global, because development reloads modules and the embedded database must be opened only once. */
const globals = globalThis as typeof globalThis & { jackDatabase?: Promise<OpenDatabase> | undefined };

/** Runs queries within `timeoutMs.query`. Queries that have started may still finish later; others are dropped. */
export async function query<T>(work: (db: Database) => Promise<T>, purpose?: Purpose): Promise<T> {
  const request = (await headersOfRequest()) ?? {};
  const waited = spent.get(request) ?? 0;
  const allowed = Math.max(timeoutMs.query - waited, timeoutMs.secondQuery);
  const began = performance.now();
  let timedOut = false;
  const working = opened().then(({ run }) =>
    run(async (db) => {
      if (timedOut) throw new Overdue(allowed);
      return work(db).catch(withoutParameters);
    }, purpose),
  );
  try {
    return await withDeadline(working, allowed);
  } catch (error) {
    timedOut = true;
    spent.set(request, waited + performance.now() - began);
    throw error;
  }
}

/** As `query`, but without a deadline: for what must be known to be written or not, and what no page waits for. */
export async function queryWithoutDeadline<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return (await opened()).run((db) => work(db).catch(withoutParameters));
}

/**
 * Opens the database; resolves once that has worked or failed. Ends the process, saying why, if it is refused: another process
 * uses it, or it is damaged.
 */
export async function openAtStart(): Promise<void> {
  try {
    await opened();
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) return; // Each query tries again
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

export async function connections(): Promise<ReturnType<OpenDatabase["connections"]>> {
  return (await opened()).connections();
}

/** Vacuums the embedded database and returns the number of tables; null on PostgreSQL, which vacuums by itself. */
export async function maintainDatabase(): Promise<number | null> {
  const { maintain } = await opened();
  return maintain ? maintain() : null;
}

export async function closeDatabase(): Promise<void> {
  await (await globals.jackDatabase)?.close();
}

/** The open database. If opening failed, the next query tries again, except after an `UnusableDatabase`. */
function opened(): Promise<OpenDatabase> {
  globals.jackDatabase ??= open();
  return globals.jackDatabase;
}

function open(): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings();
  const opening = openDatabase({ databaseUrl, dataDir });
  opening.catch((error: unknown) => {
    const isCurrent = globals.jackDatabase === opening;
    if (isCurrent && !(error instanceof UnusableDatabase)) globals.jackDatabase = undefined;
  });
  return opening;
}
