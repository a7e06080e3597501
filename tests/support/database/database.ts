import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { databaseOn, onServer } from "./postgres";

type Use = () => OpenDatabase;

const openers = { embedded: openEmbeddedCopy, postgresql: openPostgresCopy } as const;
export const databaseKinds = ["embedded", "postgresql"] as const;

/**
 * Runs the tests on the embedded database and on PostgreSQL. `use()` returns the database, which `server/database.ts`
 * uses too. Its tables are empty when a test begins.
 */
export function describeOnBothDatabases(title: string, tests: (use: Use) => void): void {
  describe.each(databaseKinds)(`${title} (%s)`, (kind) => {
    let opened: OpenDatabase | undefined;
    const use: Use = () => {
      if (!opened) throw new Error("use() is for tests and hooks; the database is not open yet.");
      return opened;
    };
    beforeAll(async () => {
      opened = await openers[kind]();
      Object.assign(globalThis, { jackDatabase: Promise.resolve(opened) });
    });
    beforeEach(() => emptyTables(use()));
    afterAll(() => opened?.close());
    tests(use);
  });
}

async function openEmbeddedCopy(): Promise<OpenDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-embedded-"));
  cpSync(inject("embeddedTemplate"), join(dataDir, "database"), { recursive: true });
  const opened = await openDatabase({ dataDir });
  const drop = () => rmSync(dataDir, { recursive: true, force: true });
  return { ...opened, close: () => opened.close().finally(drop) };
}

async function openPostgresCopy(): Promise<OpenDatabase> {
  const { server, template } = inject("postgres");
  const name = `jack_test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name} template ${template}`);
  const opened = await openDatabase({ databaseUrl: databaseOn(server, name), dataDir: tmpdir() });
  const drop = () => onServer(server, `drop database ${name} with (force)`);
  return { ...opened, close: () => opened.close().finally(drop) };
}

/** Deletes rather than truncates: few rows take 2 ms, but `truncate` makes new files for every table, 100 ms. */
export async function emptyTables({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from %I', name);
    end loop;
  end $$`);
}
