/** @module-tag postgres */

import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DatabaseRefusal } from "@/db/client/database";
import { migrationsFolder, sqlState } from "@/db/client/online-statements";
import { openDatabase } from "@/db/client/open";
import { submissions } from "@/db/schema";
import { isTransient } from "@/server/failures";
import { reconcile } from "@/server/payments/reconcile";
import { postgres } from "@/tests/support/database/database";
import { skipWithoutPgBouncer, startPgBouncer } from "@/tests/support/database/pgbouncer";
import { databaseOn, locksHere, onServer, startPostgres } from "@/tests/support/database/postgres";
import { aSubmission } from "@/tests/support/database/rows";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const documented = {
  ignore_startup_parameters: "statement_timeout, idle_in_transaction_session_timeout",
};
const sandbox = fakeGoCardless();

let database: string;
beforeEach(async () => {
  const { server } = postgres();
  const name = `jack_test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  database = databaseOn(server, name);
  return () => onServer(server, `drop database ${name} with (force)`);
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function through(settings: Readonly<Record<string, string>>): Promise<string> {
  const bouncer = await startPgBouncer(database, settings);
  stops.push(bouncer.stop);
  return bouncer.url;
}

it("migrates behind PgBouncer once, by two instances at a time, and keeps no lock", async (context) => {
  skipWithoutPgBouncer(context);
  const databaseUrl = await through({ ...documented, default_pool_size: "1" });
  const opened = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, dataDir: tmpdir() })));
  stops.push(...opened.map(({ close }) => close));
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const client = new Client({ connectionString: database });
  await client.connect();
  stops.push(() => client.end());
  const { rows } = await client.query(`select
    (select count(*)::int from drizzle.__drizzle_migrations) as applied,
    (select count(*)::int from ${locksHere} where locktype = 'advisory') as locks`);
  expect(rows).toEqual([{ applied: files.length, locks: 0 }]);
});

async function signUpsAtATime(databaseUrl: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl, dataDir: tmpdir() });
  stops.push(opened.close);
  const globals = globalThis as typeof globalThis & { jackDatabase?: Promise<typeof opened> };
  globals.jackDatabase = Promise.resolve(opened);
  stops.push(async () => {
    delete globals.jackDatabase;
  });
  const records = recordsOf(() => opened);
  const signUps = Array.from({ length: 12 }, async () => {
    const { submission } = await signUp(opened.db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    return reconcile(submission.id);
  });
  for (const signedUp of await Promise.all(signUps)) expect(signedUp).toMatchObject({ status: "confirmed" });
}

it("takes many sign-ups at a time behind PgBouncer, from the order to the confirmed debit", async (context) => {
  skipWithoutPgBouncer(context);
  await signUpsAtATime(await through(documented));
});

it("takes many sign-ups at a time on a server that allows five connections", async () => {
  const small = await startPostgres({ connections: 5 });
  stops.push(small.stop);
  await signUpsAtATime(small.url);
});

it("F67: of writes one after the other refuses at most one for each connection that another client made read-only", async (context) => {
  skipWithoutPgBouncer(context);
  const connections = 3;
  const databaseUrl = await through({ ...documented, default_pool_size: String(connections) });
  const { run, close } = await openDatabase({ databaseUrl, dataDir: tmpdir() });
  stops.push(close);
  await makeReadOnly(databaseUrl, connections);
  const refused: unknown[] = [];
  const write = () => run((db) => db.transaction(aSubmission)).catch((error: unknown) => refused.push(error));
  for (let writes = 0; writes < 2 * connections; writes += 1) await write();
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(connections);
  expect(refused.filter((error) => !isTransient(error) || sqlState(error) !== "25006")).toEqual([]);
  expect(await run((db) => db.$count(submissions))).toBe(2 * connections - refused.length);
});

it("F67: leaves a database that its administrator made read-only as it is", async () => {
  const where = { databaseUrl: database, dataDir: tmpdir() };
  await (await openDatabase(where)).close();
  const name = new URL(database).pathname.slice(1);
  await onServer(postgres().server, `alter database ${name} set default_transaction_read_only = on`);
  const { run, close } = await openDatabase(where);
  stops.push(close);
  for (let writes = 0; writes < 3; writes += 1)
    await expect(run((db) => aSubmission(db))).rejects.toSatisfy((error) => sqlState(error) === "25006");
});

/** Sets every connection of PgBouncer to the server to read-only, as a client does that means only itself. */
async function makeReadOnly(connectionString: string, connections: number): Promise<void> {
  const clients = Array.from({ length: connections }, () => new Client({ connectionString }));
  for (const client of clients) await client.connect();
  // Transactions at the same time are on connections of their own.
  for (const client of clients) await client.query("begin");
  for (const client of clients) await client.query("set session default_transaction_read_only = on");
  for (const client of clients) await client.query("commit");
  for (const client of clients) await client.end();
}

it("names the setting that PgBouncer lacks", async (context) => {
  skipWithoutPgBouncer(context);
  const opening = openDatabase({ databaseUrl: await through({}), dataDir: tmpdir() });
  await expect(opening).rejects.toThrow(DatabaseRefusal);
  await expect(opening).rejects.toThrow("ignore_startup_parameters = statement_timeout");
});
