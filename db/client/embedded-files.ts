import { accessSync, constants, readdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import { type Database, DatabaseRefusal, type Purpose, UnusableDatabase } from "./database";
import { sqlState } from "./online-statements";

/** With PostgreSQL's default of 128 MB for its cache, the process holds 150 MB more. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];
// V8 optimises only what PGlite runs most: its default would hold more memory, without being faster.
setFlagsFromString("--wasm-tiering-budget=20000000");

const reopenEveryMs = 5_000; // Reopening takes a second, in which no query is answered
const noAnswerMs = 1_000; // PGlite answers before any timer fires, however long a statement takes; if this timer fires, it has failed

/** Fills a folder with an empty database. PGlite's own `initdb` takes up to 960 MB of memory (docs/decisions/0003). */
export async function extractFiles(directory: string): Promise<void> {
  const { dataDir } = await import("@electric-sql/pglite-prepopulatedfs");
  try {
    await (await PGlite.create(directory, { startParams, loadDataDir: await dataDir() })).close();
  } catch (cause) {
    const why = hasSpace(directory, "work")
      ? `(${cause instanceof Error ? cause.message : cause}). @electric-sql/pglite and its archive do not fit each other: run npm ci.`
      : "because its disk is full. Free some space, or set DATA_DIR to another folder.";
    throw new DatabaseRefusal(`The embedded database could not be made in ${directory} ${why}`, { cause });
  }
}

/** PGlite on a folder, one task at a time. Recovers from a full disk (docs/faults.md, F17 and F43). */
export async function openFiles(directory: string) {
  let opened = await open(directory);
  let mayWrite = true;
  let reopenedAt = Number.NEGATIVE_INFINITY;

  return {
    get db() {
      return opened.db;
    },

    async run<T>(work: (db: Database) => Promise<T>, purpose: Purpose): Promise<T> {
      await allowWrites(hasSpace(directory, purpose));
      try {
        return await work(opened.db);
      } catch (error) {
        opened.isBroken ||= breaksClient(error);
        throw error;
      } finally {
        await cleanUp();
      }
    },

    close: () => opened.pglite.close(),
  };

  async function allowWrites(wanted: boolean): Promise<void> {
    if (wanted && opened.isBroken) await reopen();
    if (wanted === mayWrite) return;
    await opened.client.query(`set default_transaction_read_only = ${wanted ? "off" : "on"}`);
    mayWrite = wanted;
  }

  async function cleanUp(): Promise<void> {
    try {
      // The next task would write into a transaction that this one has left open.
      if (opened.pglite.isInTransaction()) await opened.client.query("rollback");
      if (isLogLong(directory)) await opened.client.query("checkpoint");
    } catch (error) {
      opened.isBroken ||= breaksClient(error);
    }
  }

  async function reopen(): Promise<void> {
    if (performance.now() - reopenedAt < reopenEveryMs) return;
    reopenedAt = performance.now();
    await opened.pglite.close().catch(() => undefined);
    opened = await open(directory);
    mayWrite = true;
  }
}

async function open(directory: string) {
  try {
    const pglite = await PGlite.create(directory, { startParams, extensions: { pg_trgm } });
    const client = new Client({ ...pgConfig(pglite), query_timeout: noAnswerMs });
    const db = drizzle(client);
    const opened = { pglite, client, db, isBroken: false };
    client.on("error", () => {
      opened.isBroken = true;
    });
    await client.connect();
    // Otherwise a checkpoint keeps old log files to reuse them, and the folder grows.
    await client.query("set wal_recycle = off");
    return opened;
  } catch (cause) {
    refuseFileSystem(directory);
    if (cause instanceof RangeError) throw Object.assign(cause, { code: "ENOMEM" });
    throw new UnusableDatabase(
      `The embedded database in ${directory} is damaged and does not open: put back a copy of the folder.`,
      { cause },
    );
  }
}

/** Throws the file system's own error if the disk is full or a file may not be written: PGlite does not say why it fails. */
function refuseFileSystem(directory: string): void {
  if (!hasSpace(directory, "maintenance"))
    throw Object.assign(new Error("PGlite does not open on a full disk"), { code: "ENOSPC" });
  for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" }))
    accessSync(join(directory, name), constants.R_OK | constants.W_OK);
}

/** Drizzle passes parsers of results as `types`, which PGlite takes for the types of parameters. */
function pgConfig(pglite: PGlite) {
  const config = createPgConfig(pglite);
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = ({ name, text }: { name?: string; text: string }) => parse({ name, text });
  return config;
}

/**
 * Once PGlite has failed to create a file (53100), it reports that the file exists (58P02) until it is reopened. After a
 * crash it may answer nothing.
 */
function breaksClient(error: unknown): boolean {
  const code = String(sqlState(error));
  const { cause = error } = error instanceof Error ? error : {};
  return code === "53100" || code.startsWith("58") || /Query read timeout/.test(String(cause));
}

/** Space that must stay free on the disk: PGlite aborts the process when its log cannot grow. */
const reserves: Record<Purpose, { bytes: number; files: number }> = {
  work: { bytes: 256 * 1024 * 1024, files: 64 },
  maintenance: { bytes: 64 * 1024 * 1024, files: 16 },
};

/** A total of 0 means unknown: some file systems do not report their size or number of files. */
export function hasSpace(folder: string, purpose: Purpose): boolean {
  const { blocks, bavail, bsize, files, ffree } = statfsSync(folder);
  const { bytes: minBytes, files: minFiles } = reserves[purpose];
  return (blocks === 0 || bavail * bsize >= minBytes) && (files === 0 || ffree >= minFiles);
}

const maxSegments = 4; // Files of the write-ahead log, 16 MB each

function isLogLong(directory: string): boolean {
  const segments = readdirSync(join(directory, "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name));
  return segments.length > maxSegments;
}
