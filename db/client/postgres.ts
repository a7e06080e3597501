import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import * as schema from "../schema";
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

export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  await migratePostgres(connectionString);
  const pool = new Pool({ connectionString, max: 10, keepAlive: true, ...deadlines });
  // Without listeners a lost connection ends the process; the next query reconnects.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db: Database = Object.assign(drizzle(pool, { schema }), { transaction: transactionOn(pool) });
  return {
    db,
    kind: "postgresql",
    run: (work) => work(db),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** Discards a connection whose `begin` or `rollback` failed. Drizzle would leak or reuse it (docs/decisions/0123). */
function transactionOn(pool: Pool): Database["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let isReleased = false;
    const release = (isBroken: boolean) => {
      if (!isReleased) client.release(isBroken);
      isReleased = true;
    };
    const timer = setTimeout(() => release(true), transactionDeadline);
    try {
      const result = await drizzle(client, { schema }).transaction(work, config);
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
