import { drizzle } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";
import type { Database, OpenDatabase } from "./database";
import { migratePostgres } from "./migration";

/** Milliseconds; measured so that every fault is answered within 3 s (docs/decisions/0003). */
const deadlines = {
  connectionTimeoutMillis: 1_500,
  query_timeout: 2_500,
  statement_timeout: 2_000,
  idle_in_transaction_session_timeout: 5_000,
};
const transactionDeadline = 2_500;

/** Opens a pool on PostgreSQL, its tables up to date. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  await migratePostgres(connectionString);
  const pool = new Pool({ connectionString, max: 10, keepAlive: true, ...deadlines });
  // Without listeners the loss of a connection, idle or in use, ends the process; the next query reconnects.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const connections = () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    awaited: pool.waitingCount,
  });
  const db: Database = Object.assign(drizzle(pool), { transaction: transactionOn(pool) });
  return {
    db,
    kind: "postgresql",
    inTurn: (work) => work(db),
    connections,
    close: () => pool.end(),
  };
}

/**
 * A transaction that fails or is late takes its connection with it, which undoes it. Drizzle's own gives the
 * connection back: one that was lost at `begin` is never returned, and one whose `rollback` got no answer would
 * carry later writes into a transaction that nobody commits.
 */
function transactionOn(pool: Pool): Database["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    const giveBack = once(client);
    const alarm = setTimeout(() => giveBack({ broken: true }), transactionDeadline);
    try {
      const result = await drizzle(client).transaction(work, config);
      giveBack({ broken: false });
      return result;
    } catch (error) {
      giveBack({ broken: true });
      throw error;
    } finally {
      clearTimeout(alarm);
    }
  };
}

function once(client: PoolClient): (how: { broken: boolean }) => void {
  let held = true;
  return ({ broken }) => {
    if (held) client.release(broken);
    held = false;
  };
}
