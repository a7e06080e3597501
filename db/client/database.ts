import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Writer } from "./room";

/** The database of either driver, or a transaction on it: queries are written once. */
export type Database = PgDatabase<PgQueryResultHKT>;

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
