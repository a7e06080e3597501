import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { is, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { UnusableDatabase } from "@/db/client/database";
import { migrationsFolder } from "@/db/client/online-statements";
import { openDatabase } from "@/db/client/open";
import * as schema from "@/db/schema";
import { describeOnBothDatabases, postgres } from "@/tests/support/database/database";
import { copyDatabase, onServer } from "@/tests/support/database/postgres";

const journal = sql`drizzle.__drizzle_migrations`;
const files = readMigrationFiles({ migrationsFolder: migrationsFolder() });

it("the migrations create exactly the tables of the schema", async () => {
  const { entries } = JSON.parse(readFileSync("db/migrations/meta/_journal.json", "utf8"));
  const last = `db/migrations/meta/${String(entries.length - 1).padStart(4, "0")}_snapshot.json`;
  const migrated = JSON.parse(readFileSync(last, "utf8"));
  expect(await generateMigration(migrated, generateDrizzleJson(schema, migrated.id))).toEqual([]);
});

it("each migration has a later timestamp than the one before it", () => {
  const ages = files.map(({ folderMillis }) => folderMillis);
  expect(ages).toEqual([...new Set(ages)].sort((a, b) => a - b));
});

describeOnBothDatabases("F18: the migrations", (use) => {
  it("are each applied once, in order", async () => {
    const applied = await use().db.select({ hash: sql<string>`hash` }).from(journal).orderBy(sql`id`);
    expect(applied.map(({ hash }) => hash)).toEqual(files.map(({ hash }) => hash));
  });

  it("and the statements after them make the indexes of the schema", async () => {
    const wanted = Object.values(schema).flatMap((table) =>
      is(table, PgTable) ? getTableConfig(table).indexes.map(({ config }) => config.name) : [],
    );
    const made = sql`(select indexname from pg_indexes where schemaname = 'public') as made`;
    const found = await use().db.select({ name: sql<string>`indexname` }).from(made);
    expect(wanted.filter((name) => !found.some((index) => index.name === name))).toEqual([]);
  });
});

describe("a PostgreSQL database", { tags: "postgres" }, () => {
  async function withDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
    const { url, drop } = await copyDatabase(postgres());
    await work(url).finally(drop);
  }

  it("that is up to date opens for a role that cannot change tables", () =>
    withDatabase(async (databaseUrl) => {
      const role = `jack_reader_${randomBytes(4).toString("hex")}`;
      await onServer(databaseUrl, `create role ${role} login password 'reader'`);
      await onServer(databaseUrl, "revoke create on schema public from public");
      await onServer(databaseUrl, `grant usage on schema drizzle to ${role}`);
      await onServer(databaseUrl, `grant select on all tables in schema public, drizzle to ${role}`);
      const asReader = new URL(databaseUrl);
      asReader.username = role;
      asReader.password = "reader";
      const { db, close } = await openDatabase({ databaseUrl: asReader.href, dataDir: tmpdir() });
      expect(await db.$count(schema.submissions)).toBe(0);
      await close();
      await onServer(databaseUrl, `drop owned by ${role}`);
      await onServer(databaseUrl, `drop role ${role}`);
    }));

  it("with tables of a later release is refused with a message and unchanged", () =>
    withDatabase(async (databaseUrl) => {
      const later = Date.now() + 86_400_000;
      await onServer(
        databaseUrl,
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`,
      );
      const opening = openDatabase({ databaseUrl, dataDir: tmpdir() });
      await expect(opening).rejects.toThrow(UnusableDatabase);
      await expect(opening).rejects.toThrow("made by a later release");
    }));

  it("with tables of a checkout from before the first release is refused with a message and unchanged", () =>
    withDatabase(async (databaseUrl) => {
      await onServer(databaseUrl, "update drizzle.__drizzle_migrations set created_at = created_at - 1");
      const opening = openDatabase({ databaseUrl, dataDir: tmpdir() });
      await expect(opening).rejects.toThrow(UnusableDatabase);
      await expect(opening).rejects.toThrow("made by an older checkout");
    }));

  it("rolls a failed migration back, and applies it once the cause is gone", () =>
    withDatabase(async (databaseUrl) => {
      await onServer(databaseUrl, "drop schema public cascade");
      await onServer(databaseUrl, "create schema public");
      await onServer(databaseUrl, "drop schema drizzle cascade");
      await onServer(databaseUrl, "create table payment_moves (in_the_way int)");
      await expect(openDatabase({ databaseUrl, dataDir: tmpdir() })).rejects.toThrow();
      await onServer(databaseUrl, "drop table payment_moves");
      const { db, close } = await openDatabase({ databaseUrl, dataDir: tmpdir() });
      const [applied] = await db.select({ count: sql<number>`count(*)::int` }).from(journal);
      expect(applied?.count).toBe(files.length);
      await close();
    }));
});
