import "server-only";
import { type Database, type OpenDatabase, type Purpose, UnusableDatabase } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { Overdue, timeoutMs, withDeadline } from "./deadlines";
import { settings } from "./env";
import { withoutParameters } from "./query-failed";
import { headersOfRequest } from "./this-request";

export { isUnavailable, uniqueViolation } from "./query-failed";

/** Milliseconds that failed queries of a request took. Without scripts a request queries for its action and its page. */
const spent = new WeakMap<object, number>();

/** Development reloads modules, but the embedded database must be opened once. */
const globals = globalThis as typeof globalThis & { jackDatabase?: Promise<OpenDatabase> | undefined };

/** Runs queries with a timeout. Work that has started may still finish after it; work that has not is dropped. */
export async function query<T>(work: (db: Database) => Promise<T>, purpose?: Purpose): Promise<T> {
  const request = (await headersOfRequest()) ?? {};
  const waited = spent.get(request) ?? 0;
  const allowed = Math.max(timeoutMs.query - waited, timeoutMs.secondQuery);
  const began = performance.now();
  const working = opened().then(({ run }) =>
    run(async (db) => {
      if (performance.now() >= began + allowed) throw new Overdue(allowed);
      return work(db).catch(withoutParameters);
    }, purpose),
  );
  try {
    return await withDeadline(working, allowed);
  } catch (error) {
    spent.set(request, waited + performance.now() - began);
    throw error;
  }
}

export async function connections(): Promise<ReturnType<OpenDatabase["connections"]>> {
  return (await opened()).connections();
}

/** Returns how many tables were vacuumed; null on a server. */
export async function maintainDatabase(): Promise<number | null> {
  const { maintain } = await opened();
  return maintain ? maintain() : null;
}

export async function closeDatabase(): Promise<void> {
  await (await globals.jackDatabase)?.close();
}

/** A failure is retried by the next query, unless retrying cannot help. */
function opened(): Promise<OpenDatabase> {
  globals.jackDatabase ??= open();
  return globals.jackDatabase;
}

function open(): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings();
  const opening = openDatabase({ databaseUrl, dataDir });
  opening.catch((error: unknown) => {
    if (!(error instanceof UnusableDatabase)) globals.jackDatabase = undefined;
  });
  return opening;
}
