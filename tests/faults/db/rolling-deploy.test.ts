/** @module-tag postgres */

import { randomBytes } from "node:crypto";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { migrationsFolder, pendingOnlineStatements } from "@/db/client/online-statements";
import { openDatabase } from "@/db/client/open";
import { submitDraft } from "@/db/queries/submit-draft";
import { signUpTimes, submissions } from "@/db/schema";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { postgres } from "@/tests/support/database/database";
import { databaseOn, locksHere, onServer } from "@/tests/support/database/postgres";
import { aDraft, aRow } from "@/tests/support/database/rows";
import { until } from "@/tests/support/time";

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

/** Lets the next opening be of a later release, which adds a column with an index and remakes two indexes. */
function beginLaterRelease(): void {
  const folder = mkdtempSync(join(tmpdir(), "jack-later-"));
  const migrations = join(folder, "db", "migrations");
  cpSync(migrationsFolder(), migrations, { recursive: true });
  const journal = join(migrations, "meta", "_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  const later = { idx: entries.length, version: "7", when: Date.now(), tag: "later", breakpoints: true };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, later] }));
  writeFileSync(
    join(migrations, "later.sql"),
    'alter table "onboarding_submissions" add column "later" text',
  );
  appendFileSync(
    join(migrations, "online.sql"),
    laterIndexes.map((index) => `${breakpoint}${index}`).join(""),
  );
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
  closings.push(async () => {
    cwd.mockRestore();
    rmSync(folder, { recursive: true });
  });
}

const breakpoint = "--> statement-breakpoint\n";
const laterIndexes = ["later", "plan_price"].map(
  (column) =>
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS "later_${column}" ON "onboarding_submissions" USING btree ("${column}");\n`,
);

async function signUp({ db }: OpenDatabase): Promise<string> {
  const draft = await aDraft(db);
  const row = { ...aRow(), draftId: draft.id };
  const submitted = await submitDraft(db, draft, row, {
    reference: randomBytes(6).toString("hex"),
    way: "mandate_request",
    entriesOf: (one) => [signUpNoticeOf(one)],
  });
  return submitted.outcome;
}

async function answer(client: Client, question: string): Promise<unknown> {
  const { rows } = await client.query({ text: question, rowMode: "array" });
  return rows[0]?.[0];
}

it("F18: a column is added while people sign up, and a migration that waits for a table holds up nobody", async () => {
  const serving = await openThisRelease();
  const slow = await connect();
  await slow.query("begin");
  await slow.query("lock table onboarding_submissions in row exclusive mode");
  beginLaterRelease();
  const opening = openThisRelease();
  const outcomes: string[] = [];
  for (let signUps = 0; signUps < 20; signUps += 1) outcomes.push(await signUp(serving));
  const hasColumn = `select count(*)::int from information_schema.columns where column_name = 'later'`;
  expect(await answer(await connect(), hasColumn)).toBe(0);
  await slow.query("commit");
  let isOpen = false;
  const opened = opening.finally(() => {
    isOpen = true;
  });
  while (!isOpen) outcomes.push(await signUp(serving));
  await opened;
  expect(await answer(await connect(), hasColumn)).toBe(1);
  expect(new Set(outcomes)).toEqual(new Set(["submitted"]));
  expect(await serving.db.$count(submissions)).toBe(outcomes.length);
  expect(await serving.db.$count(signUpTimes)).toBe(outcomes.length);
}, 60_000);

it("F18: indexes are made again after an interruption, and hold up nobody", async () => {
  const serving = await openThisRelease();
  beginLaterRelease();
  await openThisRelease();
  const client = await connect();
  await client.query("delete from drizzle.online_statements");
  await client.query("drop index later_later");
  await client.query(
    "update pg_index set indisvalid = false where indexrelid = 'later_plan_price'::regclass",
  );
  const slow = await connect();
  await slow.query("begin");
  await slow.query("lock table onboarding_submissions in row exclusive mode");
  const opening = Promise.all([openThisRelease(), openThisRelease()]);
  expect(await signUp(serving)).toBe("submitted");
  expect(await answer(client, "select count(*)::int from pg_index where not indisvalid")).toBeGreaterThan(0);
  await slow.query("commit");
  await opening;
  expect(await answer(client, "select count(*)::int from pg_index where not indisvalid")).toBe(0);
  expect(await answer(client, "select to_regclass('later_later')::text")).toBe("later_later");
}, 60_000);

it("F18: an index that another instance is making is not dropped", async () => {
  beginLaterRelease();
  const { db } = await openThisRelease();
  const client = await connect();
  const identity = () => answer(client, "select 'later_plan_price'::regclass::oid");
  const made = await identity();
  const setValid = (isValid: boolean) =>
    client.query(`update pg_index set indisvalid = ${isValid} where indexrelid = ${made}`);
  await client.query("delete from drizzle.online_statements");
  for (const { text, hash } of await pendingOnlineStatements(db))
    if (!text.includes("later_plan_price"))
      await client.query("insert into drizzle.online_statements (hash) values ($1)", [hash]);
  await setValid(false);
  const other = await connect();
  await other.query("begin");
  await other.query("lock table onboarding_submissions in share update exclusive mode");
  const opening = Promise.all([openThisRelease(), openThisRelease()]);
  const waiting = `select count(*)::int from ${locksHere}
    where relation = 'onboarding_submissions'::regclass and mode = 'ShareUpdateExclusiveLock' and not granted`;
  await until(async () => Number(await answer(client, waiting)) > 0);
  await setValid(true);
  await other.query("commit");
  await opening;
  expect(await identity()).toBe(made);
}, 60_000);

it("F18: no migration after the baseline makes an index on an older table, or checks all of its rows", async () => {
  const { entries } = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  const later: string[] = entries.slice(1).map(({ tag }: { tag: string }) => tag);
  const texts = later.map((tag) => readFileSync(`db/migrations/${tag}.sql`, "utf8")).join("\n");
  const isNew = (table: string | undefined) => texts.includes(`CREATE TABLE "${table}"`);
  const onOlder = (statement: RegExp) => [...texts.matchAll(statement)].filter(([, table]) => !isNew(table));
  expect(onOlder(/CREATE (?:UNIQUE )?INDEX .* ON "(\w+)"/g)).toEqual([]);
  expect(onOlder(/ALTER TABLE "(\w+)" ADD CONSTRAINT .* CHECK (?!.*NOT VALID;).*$/gm)).toEqual([]);
});
