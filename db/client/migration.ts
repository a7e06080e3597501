import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";
import type { Database } from "./database";
import { UnusableDatabase } from "./refusal";

/** Any number: instances that start together migrate one after the other. */
const migrationLock = 5_262_100;

/** Milliseconds. The look is answered as quickly as any query; a migration, or the wait for another's, may take its time. */
const toLook = { connectionTimeoutMillis: 1_500, query_timeout: 2_500 };
const toMigrate = { connectionTimeoutMillis: 1_500, query_timeout: 300_000, keepAlive: true };

/** Relative to where the product is started: a bundle has no folder of its own. */
export function migrationsFolder(): string {
  return join(process.cwd(), "db", "migrations");
}

/** Brings the tables of a PostgreSQL up to date; a role without the right to do so may start once that is done. */
export async function migratePostgres(connectionString: string): Promise<void> {
  if (await connected({ connectionString, ...toLook }, (client) => isUpToDate(drizzle(client)))) return;
  await connected({ connectionString, ...toMigrate }, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  });
}

/** Whether every migration of this release was applied. Refuses tables of a later release, which it could damage. */
export async function isUpToDate(db: Pick<Database, "select">): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;
  const applied = await newestApplied(db);
  if (applied <= newest) return applied === newest;
  throw new UnusableDatabase(
    "The tables of the database were made by a later release of this product. Start that release, or put back a " +
      "backup from before it.",
  );
}

/** When the newest migration that was applied had been generated; 0 in an empty database. */
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
  // A connection that is lost says so on itself as well; without a listener that ends the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
