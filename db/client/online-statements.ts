import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { type Database, DatabaseRefusal } from "./database";

type OnlineStatement = { readonly text: string; readonly hash: string };
type Queries = Pick<Database, "select" | "execute">;

const done = sql`drizzle.online_statements`;
const retryMs = 1_000;

/** Relative to the working directory, since Next's bundle changes this file's own path. */
export function migrationsFolder(): string {
  return join(process.cwd(), "db", "migrations");
}

/** The statements of `online.sql` that this database has not run, in order. All migrations must have been applied. */
export async function onlineStatementsLeft(db: Pick<Database, "select">): Promise<OnlineStatement[]> {
  const known = new Set((await db.select({ hash: sql<string>`hash` }).from(done)).map(({ hash }) => hash));
  const texts = readFileSync(join(migrationsFolder(), "online.sql"), "utf8").split(
    "--> statement-breakpoint",
  );
  return texts
    .map((text) => ({ text, hash: createHash("sha256").update(text.trim()).digest("hex") }))
    .filter(({ hash }) => !known.has(hash));
}

/** Runs what is left, which may take minutes. Two instances may do so at once: then one waits for the indexes of the other. */
export async function runOnlineStatements(db: Queries): Promise<void> {
  for (;;) {
    const [next] = await onlineStatementsLeft(db);
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
async function run(db: Queries, { text, hash }: OnlineStatement): Promise<boolean> {
  try {
    const index = /create index concurrently if not exists "(\w+)"/i.exec(text)?.[1];
    if (index) await dropIfInvalid(db, index);
    // Without the extension the search finds beginnings only.
    if (!/gin_trgm_ops/.test(text) || (await hasTrigrams(db))) await db.execute(sql.raw(text));
    await db.execute(sql`insert into ${done} (hash) values (${hash}) on conflict do nothing`);
    return true;
  } catch (error) {
    if (sqlState(error) === "40P01") return false;
    if (sqlState(error) !== "57014") throw error;
    throw new DatabaseRefusal(
      "The database ended a statement of db/migrations/online.sql, since it took too long. Run npm run migrate with a " +
        "DATABASE_URL of a role without statement_timeout.",
      { cause: error },
    );
  }
}

async function isMakingIndex(db: Queries): Promise<boolean> {
  return exists(db, sql`from pg_stat_progress_create_index where datname = current_database()`);
}

/** An index whose making was interrupted is there, but of no use. */
async function dropIfInvalid(db: Queries, name: string): Promise<void> {
  const isInvalid = sql`from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`;
  if (await exists(db, isInvalid)) await db.execute(sql.raw(`drop index concurrently if exists "${name}"`));
}

async function hasTrigrams(db: Queries): Promise<boolean> {
  return exists(db, sql`from pg_extension where extname = 'pg_trgm'`);
}

async function exists(db: Queries, rows: ReturnType<typeof sql>): Promise<boolean> {
  return (await db.select({ one: sql`1` }).from(sql`(select ${rows} limit 1) as found`)).length > 0;
}
