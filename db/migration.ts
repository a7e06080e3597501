import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, type ClientConfig } from "pg";

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
  if (await connected({ connectionString, ...toLook }, isUpToDate)) return;
  await connected({ connectionString, ...toMigrate }, async (client) => {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  });
}

async function isUpToDate(client: Client): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: migrationsFolder() }).at(-1)?.folderMillis ?? 0;
  const made = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as made");
  if (made.rows[0]?.made !== true) return false;
  const applied = await client.query("select max(created_at) as at from drizzle.__drizzle_migrations");
  return Number(applied.rows[0]?.at ?? -1) >= newest;
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
