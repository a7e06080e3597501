import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "./database";
import { UnusableDatabase } from "./refusal";
import { isLogLong } from "./room";

/** Milliseconds. Opening the files again takes one second, in which nobody else is answered. */
const reopenEvery = 5_000;

/** The embedded database's files, as the package sees them. One work at a time may use them. */
export async function openFiles(directory: string) {
  let client = await open(directory);
  let db = drizzle(client);
  let mayWrite = true;
  let isBroken = false;
  let reopenedAt = Number.NEGATIVE_INFINITY;

  return {
    get db() {
      return db;
    },

    /** PostgreSQL itself refuses what writes (25006) and answers what reads, until writes are allowed again. */
    async allowWrites(wanted: boolean): Promise<void> {
      if (wanted && isBroken) await reopen();
      if (wanted === mayWrite) return;
      await client.exec(`set default_transaction_read_only = ${wanted ? "off" : "on"}`);
      mayWrite = wanted;
    },

    async use<T>(work: (db: Database) => Promise<T>): Promise<T> {
      try {
        return await work(db);
      } catch (error) {
        isBroken ||= breaks(error);
        throw error;
      } finally {
        await shortenLog();
      }
    },

    close: () => client.close(),
  };

  /** The work before it is done, whatever comes of this. */
  async function shortenLog(): Promise<void> {
    try {
      if (isLogLong(directory)) await client.exec("checkpoint");
    } catch (error) {
      isBroken ||= breaks(error);
    }
  }

  async function reopen(): Promise<void> {
    if (performance.now() - reopenedAt < reopenEvery) return;
    reopenedAt = performance.now();
    await client.close().catch(() => undefined);
    client = await open(directory);
    db = drizzle(client);
    mayWrite = true;
    isBroken = false;
  }
}

/**
 * Whether the files have to be opened again: after a moment without room the package takes a file that it could not
 * make for one that is there (58P02), and never recovers.
 */
function breaks(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof WebAssembly.RuntimeError) return true;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : "";
  return code === "53100" || code.startsWith("58");
}

async function open(directory: string): Promise<PGlite> {
  try {
    const client = await PGlite.create(directory);
    // A checkpoint then removes what it no longer needs of the log instead of keeping it for later.
    await client.exec("set wal_recycle = off");
    return client;
  } catch (cause) {
    throw new UnusableDatabase(
      `The embedded database in ${directory} is damaged and does not open. ` +
        "Move the folder away to begin with an empty database.",
      { cause },
    );
  }
}
