import { join } from "node:path";
import type { Database } from "./database";
import { openEmbedded } from "./embedded";
import { openPostgres } from "./postgres";
import type { Writer } from "./room";

export type OpenDatabase = {
  readonly db: Database;
  kind: "embedded" | "postgresql";
  /**
   * Runs a work when it is its turn: at once on a server, one after another where the database is in this process. That one
   * only reads while its disk is nearly full; maintenance, which makes room, may write for longer.
   */
  inTurn<T>(work: (db: Database) => Promise<T>, writer?: Writer): Promise<T>;
  /** How many connections a server gave; null where there are none. */
  connections(): { used: number; idle: number; awaited: number } | null;
  /** What a server does by itself; answers how many tables needed it. */
  maintain?(): Promise<number>;
  close(): Promise<void>;
};

/**
 * Opens the database and brings its tables up to date: PostgreSQL when an address is given, else the embedded
 * one in `DATA_DIR/database`. Throws `DatabaseInUse` when another process holds the embedded one.
 */
export function openDatabase(where: {
  databaseUrl?: string | null | undefined;
  dataDir: string;
}): Promise<OpenDatabase> {
  return where.databaseUrl ? openPostgres(where.databaseUrl) : openEmbedded(join(where.dataDir, "database"));
}
