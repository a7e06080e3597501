import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import { type Database, DatabaseRefusal, type OpenDatabase } from "./database";
import { migratePostgres } from "./migration";
import { sqlState } from "./online-statements";

/** In milliseconds. The values were measured, so that every fault is answered within 3 s (docs/decisions/0123). */
const deadlines = {
  connectionTimeoutMillis: 1_500,
  query_timeout: 2_500,
  statement_timeout: 2_000,
  idle_in_transaction_session_timeout: 5_000,
};
const transactionDeadline = 2_500;
const maxConnections = 10;
/**
 * Behind PgBouncer another client's `set` stays on a connection of the server, which the site gets next. What the database or
 * the role prescribes is kept.
 */
const undoReadOnly = "reset default_transaction_read_only";

export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const wasMigrated = await migratePostgres(connectionString);
  const pool = new Pool({ connectionString, max: maxConnections, keepAlive: true, ...deadlines });
  // Without listeners a lost connection ends the process; the next query reconnects.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.options.max = await connectionsAllowed(pool);
  const db: Database = Object.assign(drizzle(pool), { transaction: transactionOn(pool) });
  return {
    db,
    kind: "postgresql",
    wasMigrated,
    run: (work) =>
      work(db).catch(async (error: unknown) => {
        if (sqlState(error) === "25006") await pool.query(undoReadOnly).catch(() => undefined);
        throw error;
      }),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** How many connections the pool may open: at most `maxConnections`, and one fewer than the server allows. Throws if PgBouncer refuses the deadlines. */
async function connectionsAllowed(pool: Pool): Promise<number> {
  const ofServer = `current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true), '0')::int`;
  const found = await pool.query(`select ${ofServer} as allowed`).catch(async (error: unknown) => {
    await pool.end();
    if (!/unsupported startup parameter/.test(String(error))) throw error;
    throw new DatabaseRefusal(
      "PgBouncer refuses the connection. Add to its settings: ignore_startup_parameters = " +
        "statement_timeout, idle_in_transaction_session_timeout (docs/operations.md, Scaling).",
    );
  });
  return Math.max(1, Math.min(maxConnections, Number(found.rows[0].allowed) - 1));
}

/** Discards a connection whose `begin` or `rollback` failed. Drizzle would leak or reuse it (docs/decisions/0123). */
function transactionOn(pool: Pool): Database["transaction"] {
  // Creating one costs half a millisecond.
  const databases = new WeakMap<PoolClient, Database>();
  const databaseOn = (client: PoolClient) => {
    const db = databases.get(client) ?? drizzle(client);
    databases.set(client, db);
    return db;
  };
  return async (work, config) => {
    const client = await pool.connect();
    let isReleased = false;
    const release = (isBroken: boolean) => {
      if (!isReleased) client.release(isBroken);
      isReleased = true;
    };
    const timer = setTimeout(() => release(true), transactionDeadline);
    try {
      const result = await databaseOn(client).transaction(work, config);
      release(false);
      return result;
    } catch (error) {
      release(true);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}
