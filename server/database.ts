import {
  type Database,
  DatabaseRefusal,
  type OpenDatabase,
  type Purpose,
  UnusableDatabase,
} from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { unavailableDigest } from "@/lib/routing/desk";
import { Overdue, timeoutMs, withDeadline } from "./deadlines";
import { settings } from "./env";
import { isConnectionLost, isDatabaseUnavailable, withoutParameters } from "./failures";
import { noteUnavailable } from "./logging/log";
import { perProcess } from "./per-process";
import { headersOfRequest } from "./this-request";

/**
 * Milliseconds for which a request has waited for queries that failed: without scripts, the action and the page query in one
 * request.
 */
const waitedMs = new WeakMap<object, number>();

/** The state is global, because development reloads modules and the embedded database must be opened only once. */
const globals = globalThis as typeof globalThis & { jackDatabase?: Promise<OpenDatabase> | undefined };

/** Runs queries within `timeoutMs.query`. Queries that have started may still finish later; those that have not are dropped. */
export async function query<T>(work: (db: Database) => Promise<T>, purpose?: Purpose): Promise<T> {
  const request = (await headersOfRequest()) ?? {};
  const waited = waitedMs.get(request) ?? 0;
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
    const result = await withDeadline(working, allowed);
    noteOutage(false);
    return result;
  } catch (error) {
    timedOut = true;
    if (isConnectionLost(error)) noteOutage(true);
    if (isDatabaseUnavailable(error)) {
      noteUnavailable();
      Object.assign(error instanceof Error ? error : {}, { digest: unavailableDigest });
    }
    waitedMs.set(request, waited + performance.now() - began);
    throw error;
  }
}

const outage = perProcess("jackOutage", () => ({ isOn: false, listeners: new Set<() => void>() }));

/** Calls the listener whenever a query succeeds after one whose connection was refused or lost. */
export function onDatabaseReturn(listener: () => void): void {
  outage().listeners.add(listener);
}

function noteOutage(isOn: boolean): void {
  const known = outage();
  const isOver = known.isOn && !isOn;
  known.isOn = isOn;
  if (isOver) for (const listener of known.listeners) listener();
}

/** As `query`, but without a deadline: for writes whose outcome the caller must know and for which no page waits. */
export async function queryWithoutDeadline<T>(work: (db: Database) => Promise<T>): Promise<T> {
  return (await opened()).run((db) => work(db).catch(withoutParameters));
}

/**
 * Opens the database. Resolves once that has worked or failed. If the database refuses, because another process uses it or it is
 * damaged, prints why and ends the process.
 */
export async function openAtStart(): Promise<void> {
  try {
    await opened();
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) return; // Nothing to do here: each query tries to open it again
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
