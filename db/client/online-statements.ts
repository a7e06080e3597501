import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { type Database, DatabaseRefusal } from "./database";

type OnlineStatement = { readonly text: string; readonly hash: string };
type QueryRunner = Pick<Database, "select" | "execute">;

/** The key of the lock by which one instance at a time migrates. It may be any number that all instances have. */
export const migrationLock = 5_262_100;

/**
 * How long a statement waits for a table. Writers of that table wait behind it, so it is shorter than the deadline of the site's
 * statements.
 */
export const tableLockMs = 300;

const done = sql`drizzle.online_statements`;
const indexStatement = /create index concurrently if not exists "(\w+)"\s+on "(\w+)"/i;
/** Statements that fail in PostgreSQL when two instances run them at once. */
const isMadeOnce = /create or replace (?:function|trigger)|create extension/i;
const retryMs = 1_000;

/** The folder is relative to the working directory, since Next's bundle changes this file's own path. */
export function migrationsFolder(): string {
  return join(process.cwd(), "db", "migrations");
}

/**
 * The statements of `online.sql`, then of the desk's where there is one, that this database has not run, in order. All migrations
 * must have been applied.
 */
export async function pendingOnlineStatements(db: Pick<Database, "select">): Promise<OnlineStatement[]> {
  const known = new Set((await db.select({ hash: sql<string>`hash` }).from(done)).map(({ hash }) => hash));
  const files = [join(migrationsFolder(), "online.sql"), join(process.cwd(), "desk", "online.sql")];
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, "utf8").split("--> statement-breakpoint"))
    .map((text) => ({ text, hash: createHash("sha256").update(text.trim()).digest("hex") }))
    .filter(({ hash }) => !known.has(hash));
}

/** Runs the missing statements, which may take minutes. If two instances do so at once, one waits for the indexes of the other. */
export async function runOnlineStatements(db: Database): Promise<void> {
  for (;;) {
    const [next] = await pendingOnlineStatements(db);
    if (!next) return;
    if ((await isMakingIndex(db)) || !(await run(db, next))) await pause(retryMs);
  }
}

/** The code of PostgreSQL's error, if it is one. */
export function sqlState(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && "code" in cause ? cause.code : undefined;
}

/** False if another instance was in the way. */
async function run(db: Database, { text, hash }: OnlineStatement): Promise<boolean> {
  try {
    const [, index, table] = indexStatement.exec(text) ?? [];
    if (index && table && (await isInvalid(db, index))) await dropInvalid(db, index, table);
    // Without the extension the search finds beginnings only.
    if (!/gin_trgm_ops/.test(text) || (await hasTrigrams(db)))
      await (isMadeOnce.test(text) ? runAlone(db, text) : db.execute(sql.raw(text)));
    // Another instance may have ended while this one waited for its index, which `if not exists` then keeps.
    if (index && (await isInvalid(db, index))) return false;
    await db.execute(sql`insert into ${done} (hash) values (${hash}) on conflict do nothing`);
    return true;
  } catch (error) {
    if (isContended(error)) return false;
    if (sqlState(error) !== "57014") throw error;
    throw new DatabaseRefusal(
      "The database ended a statement that runs after the migrations, since it took too long. Run npm run migrate with a " +
        "DATABASE_URL of a role without statement_timeout.",
      { cause: error },
    );
  }
}

/** Runs a statement on one instance at a time, and waits for a table no longer than others may wait behind it. */
async function runAlone(db: Database, text: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${tableLockMs}`));
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await tx.execute(sql.raw(text));
  });
}

/** Whether an error is a deadlock, a lock that took too long, or a catalogue row that another instance has just changed. */
function isContended(error: unknown): boolean {
  const code = sqlState(error);
  const { cause } = error instanceof Error ? error : {};
  return code === "40P01" || code === "55P03" || (code === "XX000" && /concurrently/.test(String(cause)));
}

async function isMakingIndex(db: QueryRunner): Promise<boolean> {
  return exists(db, sql`from pg_stat_progress_create_index where datname = current_database()`);
}

/** True for an index whose creation was interrupted, and for one that is being created. */
async function isInvalid(db: QueryRunner, index: string): Promise<boolean> {
  return exists(db, sql`from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`);
}

/**
 * Locks the table as the creation of an index does, so that no other instance is creating or dropping this one. PostgreSQL
 * releases its lock just before it commits the index as valid: the drop then fails, as contended.
 */
async function dropInvalid(db: Database, index: string, table: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${tableLockMs}`));
    await tx.execute(sql`lock table ${sql.identifier(table)} in share update exclusive mode`);
    if (await isInvalid(tx, index)) await tx.execute(sql`drop index ${sql.identifier(index)}`);
  });
}

async function hasTrigrams(db: QueryRunner): Promise<boolean> {
  return exists(db, sql`from pg_extension where extname = 'pg_trgm'`);
}

async function exists(db: QueryRunner, rows: ReturnType<typeof sql>): Promise<boolean> {
  return (await db.select({ one: sql`1` }).from(sql`(select ${rows} limit 1) as found`)).length > 0;
}
