import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import { migrationsFolder } from "./migrations-folder";
import type { OpenDatabase } from "./open";
import * as schema from "./schema";

/** Milliseconds; measured so that every fault is answered within 3 s (docs/decisions/0003). */
const deadlines = { connectionTimeoutMillis: 1_500, query_timeout: 2_500, statement_timeout: 2_000 };

/** Any number: instances that start together migrate one after the other. */
const migrationLock = 5_262_100;

/** Opens a pool on PostgreSQL, its tables up to date. */
export async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  await migrateAlone(databaseUrl);
  const pool = new Pool({ connectionString: databaseUrl, max: 10, ...deadlines });
  // Without a listener the loss of an idle connection ends the process; the next query reconnects.
  pool.on("error", () => undefined);
  return { db: drizzle(pool, { schema }), kind: "postgresql", close: () => pool.end() };
}

async function migrateAlone(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1_500 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.end();
  }
}
