import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";
import { type Database, DatabaseRefusal, UnusableDatabase } from "./database";
import {
  migrationLock,
  migrationsFolder,
  pendingOnlineStatements,
  runOnlineStatements,
  sqlState,
  tableLockMs,
} from "./online-statements";

const checking = { connectionTimeoutMillis: 1_500, query_timeout: 2_500 };
const migrating = { connectionTimeoutMillis: 1_500, query_timeout: 300_000, keepAlive: true };
const indexing = { connectionTimeoutMillis: 1_500, keepAlive: true };

const retryMs = 1_000;
const maxTries = 300;

/**
 * Brings the tables to this release, while an older one may be serving. It checks them first, so that a database role that may
 * not change tables can start on migrated ones; on other tables it is refused. False if nothing was to be done.
 */
export async function migratePostgres(connectionString: string): Promise<boolean> {
  if (await connected({ connectionString, ...checking }, isMigrated)) return false;
  await connected({ connectionString, ...migrating }, applyMigrations);
  await connected({ connectionString, ...indexing }, (client) => runOnlineStatements(drizzle(client)));
  return true;
}

async function isMigrated(client: Client): Promise<boolean> {
  if (await isUpToDate(drizzle(client))) return true;
  const { rows } = await client.query(
    "select has_database_privilege(current_database(), 'create') as allowed",
  );
  if (rows[0].allowed) return false;
  throw new DatabaseRefusal(
    "The tables are not those of this release, and the role of DATABASE_URL may not change them. Run npm run migrate of this " +
      "release with a DATABASE_URL of the role that owns them (docs/deploy.md, Two roles of the database).",
  );
}

async function applyMigrations(client: Client, attempt = 1): Promise<void> {
  try {
    // One transaction, since PgBouncer may give each transaction another session. Drizzle's own `begin` then only warns,
    // and its `commit`, or the end of the connection, releases the lock.
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query(`set local lock_timeout = ${tableLockMs}`);
    await client.query("select pg_advisory_xact_lock($1)", [migrationLock]);
    await makeTables(drizzle(client));
  } catch (error) {
    await client.query("rollback").catch(() => undefined); // A failed rollback is not reported: the first error says more
    if (sqlState(error) !== "55P03" || attempt === maxTries) throw error;
    await pause(retryMs);
    await applyMigrations(client, attempt + 1);
  }
}

/** Applies the missing migrations, and creates the table that lists the online statements that were run. */
export async function makeTables(db: Parameters<typeof migrate>[0]): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists drizzle.online_statements (hash text primary key, done_at timestamptz not null default now())`,
  );
  await migrate(db, { migrationsFolder: migrationsFolder() });
}

/**
 * Whether all migrations and online statements are applied. Throws for tables of a later release, which this release could damage,
 * and for those of a checkout from before the first release, whose migrations are gone.
 */
export async function isUpToDate(db: Pick<Database, "select">): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(
    ({ folderMillis }) => folderMillis,
  );
  const newest = Math.max(...known);
  const applied = await newestApplied(db);
  if (applied !== 0 && applied < Math.min(...known))
    throw new UnusableDatabase(
      "The tables of the database were made by an older checkout, from before the first release, and this release cannot " +
        "read them: run that checkout.",
    );
  if (applied <= newest) return applied === newest && (await pendingOnlineStatements(db)).length === 0;
  throw new UnusableDatabase(
    "The tables of the database were made by a later release of this product. Start that release, or put back a " +
      "backup from before it.",
  );
}

async function newestApplied(db: Pick<Database, "select">): Promise<number> {
  const journal = sql`drizzle.__drizzle_migrations`;
  const made = sql`(select to_regclass('drizzle.__drizzle_migrations') is not null as made) as journal`;
  const [found] = await db.select({ made: sql<boolean>`made` }).from(made);
  if (!found?.made) return 0;
  const [last] = await db.select({ at: sql<string | null>`max(created_at)` }).from(journal);
  return Number(last?.at ?? 0);
}

async function connected<T>(config: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  // Without a listener a lost connection ends the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
