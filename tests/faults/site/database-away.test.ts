/** @module-tag postgres */

import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "@/db/client/open";
import { outbox } from "@/db/schema";
import { onDatabaseReturn, query } from "@/server/database";
import { repeated } from "@/tests/support/counts";
import { postgres } from "@/tests/support/database/database";
import { databaseOn, onServer } from "@/tests/support/database/postgres";
import { startProxy } from "@/tests/support/process/tcp-proxy";
import { secondsOf, until } from "@/tests/support/time";

/** Faults of a PostgreSQL server seen through the product's `query`, with its real timeouts. */
describe("F02, F03: a PostgreSQL server that becomes unavailable", () => {
  const { server, template } = postgres();
  const name = `jack_test_${randomBytes(8).toString("hex")}`;
  const direct = databaseOn(server, name);
  const held = globalThis as { jackDatabase?: Promise<{ close(): Promise<void> }> | undefined };
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeAll(async () => {
    await onServer(server, `create database ${name} template ${template}`);
    proxy = await startProxy({ host: "127.0.0.1", port: Number(new URL(server).port) });
    const through = new URL(direct);
    through.port = String(proxy.port);
    vi.stubEnv("DATABASE_URL", through.href);
  });
  beforeEach(async () => {
    await proxy.behave("passes");
    proxy.cut(); // A transaction that timed out a moment ago may still commit
    await onServer(direct, "truncate outbox");
  });
  afterAll(async () => {
    await proxy.stop();
    await (await held.jackDatabase)?.close();
    held.jackDatabase = undefined;
    vi.unstubAllEnvs();
    await onServer(server, `drop database ${name} with (force)`);
  });

  const look = () => query((db) => db.execute(sql`select 1`));
  const note = (key: string) => query((db) => db.insert(outbox).values(entry(key)));
  const noteInTransaction = (key: string) =>
    query((db) => db.transaction((tx) => tx.insert(outbox).values(entry(key))));

  it("times out within 3 s when it refuses the first query, and works at once when it is back", async () => {
    await proxy.behave("refuses");
    const returned = vi.fn();
    onDatabaseReturn(returned);
    expect(await secondsToFail(look)).toBeLessThan(3);
    expect(returned).not.toHaveBeenCalled();
    await proxy.behave("passes");
    expect(await secondsOf(look)).toBeLessThan(1);
    await look();
    expect(returned, "told once that it is back").toHaveBeenCalledOnce();
  });

  it("times out within 3 s when it stops responding, for more callers than connections", async () => {
    await Promise.all(range(10).map(look));
    await proxy.behave("isSilent");
    const answers = range(24).map((i) =>
      secondsToFail(i < 12 ? () => noteInTransaction(`silent ${i}`) : look),
    );
    expect(Math.max(...(await Promise.all(answers)))).toBeLessThan(3);
    await proxy.behave("passes");
    expect(await secondsOf(look)).toBeLessThan(1);
  });

  it("rolls back a transaction that got no response, and commits the next one", async () => {
    await look();
    const unanswered = query((db) =>
      db.transaction(async (tx) => {
        await tx.insert(outbox).values(entry("unanswered"));
        await proxy.behave("isSilent");
        await tx.insert(outbox).values(entry("unanswered too"));
      }),
    );
    const open = proxy.connections();
    await expect(unanswered).rejects.toThrow();
    expect(await secondsOf(() => until(() => proxy.connections() < open))).toBeLessThan(3);
    await proxy.behave("passes");
    await Promise.all(range(12).map((i) => (i % 2 ? note : noteInTransaction)(`after ${i}`)));
    await onServer(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    expect(await storedKeys(direct)).toEqual(
      range(12)
        .map((i) => `after ${i}`)
        .sort(),
    );
  });

  it("recovers when every connection, idle or in a transaction, is ended again and again", async () => {
    for (const round of range(15)) {
      await look();
      const interrupted = query((db) =>
        db.transaction(async (tx) => {
          await tx.insert(outbox).values(entry(`interrupted ${round}`));
          if (round % 2) proxy.cut();
          else await endConnections();
          await tx.insert(outbox).values(entry(`interrupted ${round} too`));
        }),
      );
      await expect(interrupted).rejects.toThrow();
      await endConnections();
      await noteInTransaction(`round ${round}`).catch(() => noteInTransaction(`round ${round}`));
    }
    expect(await storedKeys(direct)).toHaveLength(15);
  });

  function endConnections(): Promise<void> {
    return onServer(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
  }
});

describe("F15: three instances that start at once on an empty PostgreSQL", () => {
  const rounds = repeated("START_ROUNDS", { few: 4, many: 40 });

  it.each(range(rounds))("all open the database, and migrations run once (round %i)", async () => {
    const { server } = postgres();
    const name = `jack_test_${randomBytes(8).toString("hex")}`;
    const where = { databaseUrl: databaseOn(server, name), dataDir: tmpdir() };
    await onServer(server, `create database ${name}`);
    const opened = await Promise.all(range(3).map(() => openDatabase(where)));
    const applied = await valuesOf(where.databaseUrl, "select hash from drizzle.__drizzle_migrations");
    expect(new Set(applied).size).toBe(applied.length);
    expect(await valuesOf(where.databaseUrl, "select count(*)::int from outbox")).toEqual([0]);
    await Promise.all(opened.map(({ close }) => close()));
    await onServer(server, `drop database ${name} with (force)`);
  });
});

function entry(key: string) {
  return { kind: "firm_notice" as const, key, payload: { submissionId: key } };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

function secondsToFail(work: () => Promise<unknown>): Promise<number> {
  return secondsOf(() => expect(work()).rejects.toThrow());
}

/** What another connection sees as committed. */
async function valuesOf(address: string, question: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<[unknown]>({ text: question, rowMode: "array" });
  await client.end();
  return rows.map(([value]) => value);
}

function storedKeys(address: string) {
  return valuesOf(address, 'select "key" from outbox order by "key" collate "C"');
}
