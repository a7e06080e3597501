import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { migrationsFolder, onlineStatementsLeft } from "@/db/client/online-statements";
import { openDatabase } from "@/db/client/open";
import { signUpTimes } from "@/db/schema";
import { postgres } from "@/tests/support/database/database";
import { databaseOn, locksHere, onServer } from "@/tests/support/database/postgres";
import { until } from "@/tests/support/time";

/** The last migration of the release before the desk. */
const before = 18;

let databaseUrl: string;
const closings: (() => Promise<void>)[] = [];

beforeEach(async () => {
  const { server } = postgres();
  const name = `jack_test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  databaseUrl = databaseOn(server, name);
  return () => onServer(server, `drop database ${name} with (force)`);
});

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  closings.push(() => client.end());
  return client;
}

/** Opens the database with this release, which migrates it. */
async function openThisRelease(): Promise<OpenDatabase> {
  const opened = await openDatabase({ databaseUrl, dataDir: tmpdir() });
  closings.push(opened.close);
  return opened;
}

async function makeTablesOfTheReleaseBefore(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "jack-migrations-"));
  closings.push(async () => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = join(folder, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, before + 1) }));
  await migrate(drizzle(await connect()), { migrationsFolder: folder });
}

async function answer(client: Client, question: string): Promise<unknown> {
  const { rows } = await client.query({ text: question, rowMode: "array" });
  return rows[0]?.[0];
}

it("a migration that waits for a table holds up nobody, and keeps what was written before it", async () => {
  await makeTablesOfTheReleaseBefore();
  const slow = await connect();
  await slow.query("begin");
  await slow.query("lock table drafts in row exclusive mode");
  const opening = openThisRelease();
  const saved = await (await connect()).query(
    `insert into drafts (market, answers_version, original_currency, geo_detection_method, submission_locale, expires_at)
    values ('uk', 1, 'GBP', 'manual', 'en-GB', now() + interval '7 days')`,
  );
  expect(saved.rowCount).toBe(1);
  const applied = "select count(*)::int from drizzle.__drizzle_migrations";
  expect(await answer(await connect(), applied)).toBe(before + 1);
  await slow.query("commit");
  const { db } = await opening;
  expect(await db.$count(signUpTimes)).toBe(1);
}, 60_000);

it("indexes are made again after an interruption, and hold up nobody", async () => {
  await openThisRelease();
  const client = await connect();
  await client.query("delete from drizzle.online_statements");
  await client.query("drop index submissions_by_time");
  await client.query(
    "update pg_index set indisvalid = false where indexrelid = 'submissions_of_plan'::regclass",
  );
  const slow = await connect();
  await slow.query("begin");
  await slow.query("lock table onboarding_submissions in row exclusive mode");
  const opening = Promise.all([openThisRelease(), openThisRelease()]);
  const notHeldUp = "update onboarding_submissions set updated_at = now()";
  expect((await (await connect()).query(notHeldUp)).rowCount).toBe(0);
  expect(await answer(client, "select count(*)::int from pg_index where not indisvalid")).toBeGreaterThan(0);
  await slow.query("commit");
  await opening;
  expect(await answer(client, "select count(*)::int from pg_index where not indisvalid")).toBe(0);
  expect(await answer(client, "select to_regclass('submissions_by_time')::text")).toBe("submissions_by_time");
}, 60_000);

/** Leaves the index invalid and its statement to be run; returns how to read which index it is, and to change its validity. */
async function anInvalidIndex() {
  const { db } = await openThisRelease();
  const client = await connect();
  const identity = () => answer(client, "select 'submissions_of_plan'::regclass::oid");
  const made = await identity();
  const setValid = (by: Client, isValid: boolean) =>
    by.query(`update pg_index set indisvalid = ${isValid} where indexrelid = ${made}`);
  await client.query("delete from drizzle.online_statements");
  for (const { text, hash } of await onlineStatementsLeft(db))
    if (!text.includes("submissions_of_plan"))
      await client.query("insert into drizzle.online_statements (hash) values ($1)", [hash]);
  await setValid(client, false);
  return { client, made, identity, setValid };
}

it("an index that another instance is making is not dropped", async () => {
  const { client, made, identity, setValid } = await anInvalidIndex();
  const other = await connect();
  await other.query("begin");
  await other.query("lock table onboarding_submissions in share update exclusive mode");
  const opening = Promise.all([openThisRelease(), openThisRelease()]);
  const waiting = `select count(*)::int from ${locksHere}
    where relation = 'onboarding_submissions'::regclass and mode = 'ShareUpdateExclusiveLock' and not granted`;
  await until(async () => Number(await answer(client, waiting)) > 0);
  await setValid(client, true);
  await other.query("commit");
  await opening;
  expect(await identity()).toBe(made);
}, 60_000);

it("an index that another instance has made, but not committed yet, is not dropped", async () => {
  const { client, made, identity, setValid } = await anInvalidIndex();
  const other = await connect();
  await other.query("begin");
  await setValid(other, true);
  const opening = openThisRelease();
  const waiting = `select count(*)::int from ${locksHere} where locktype = 'transactionid' and not granted`;
  await until(async () => Number(await answer(client, waiting)) > 0);
  await other.query("commit");
  await opening;
  expect(await identity()).toBe(made);
}, 60_000);

it("no migration since makes an index on an older table, or checks all of its rows", async () => {
  const { entries } = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  const later: string[] = entries.slice(before + 1).map(({ tag }: { tag: string }) => tag);
  const texts = later.map((tag) => readFileSync(`db/migrations/${tag}.sql`, "utf8")).join("\n");
  const isNew = (table: string | undefined) => texts.includes(`CREATE TABLE "${table}"`);
  const onOlder = (statement: RegExp) => [...texts.matchAll(statement)].filter(([, table]) => !isNew(table));
  expect(onOlder(/CREATE (?:UNIQUE )?INDEX .* ON "(\w+)"/g)).toEqual([]);
  expect(onOlder(/ALTER TABLE "(\w+)" ADD CONSTRAINT .* CHECK (?!.*NOT VALID;).*$/gm)).toEqual([]);
});
