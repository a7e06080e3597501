import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** PostgreSQL, the embedded database, or a transaction on one of them. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** `maintenance`, which frees space, may still write to a disk that is too full for other work. */
export type Purpose = "work" | "maintenance";

export type OpenDatabase = {
  readonly db: Database;
  kind: "embedded" | "postgresql";
  /** Whether opening it changed its tables. */
  readonly wasMigrated: boolean;
  /**
   * Runs work on the database: concurrently on PostgreSQL, one after another on the embedded database, which refuses work on a
   * nearly full disk.
   */
  run<T>(work: (db: Database) => Promise<T>, purpose?: Purpose): Promise<T>;
  connections(): { used: number; idle: number; awaited: number } | null;
  /** Vacuums the embedded database; returns how many tables needed it. PostgreSQL does so by itself. */
  maintain?(): Promise<number>;
  close(): Promise<void>;
};

/** Thrown when the database cannot be opened. The message says why and what to do, without personal data. */
export class DatabaseRefusal extends Error {
  override readonly name: string = "DatabaseRefusal";
}

/** Thrown when this release cannot read the stored data, so that retrying does not help. */
export class UnusableDatabase extends DatabaseRefusal {
  override readonly name = "UnusableDatabase";
}
