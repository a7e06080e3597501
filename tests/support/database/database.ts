import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, inject } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { type Kind, makeStore } from "../site/store";

type Use = () => OpenDatabase;

/** Both, unless PostgreSQL does not run on this machine. */
export const databaseKinds: readonly Kind[] = inject("postgres") ? ["postgresql", "embedded"] : ["embedded"];

/**
 * Runs the tests on PostgreSQL, or on the embedded database where PostgreSQL does not run. `use()` returns the database,
 * which `server/database.ts` uses too. Its tables are empty when a test begins.
 */
export function describeOnDatabase(title: string, tests: (use: Use) => void): void {
  describeOn(databaseKinds.slice(0, 1), title, tests);
}

/** As `describeOnDatabase`, on PostgreSQL and on the embedded database: for what the two do differently. */
export function describeOnBothDatabases(title: string, tests: (use: Use) => void): void {
  describeOn(databaseKinds, title, tests);
}

function describeOn(kinds: readonly Kind[], title: string, tests: (use: Use) => void): void {
  describe.each(kinds)(`${title} (%s)`, (kind) => {
    let opened: OpenDatabase | undefined;
    const use: Use = () => {
      if (!opened) throw new Error("use() is for tests and hooks; the database is not open yet.");
      return opened;
    };
    beforeAll(async () => {
      opened = await openCopy(kind);
      Object.assign(globalThis, { jackDatabase: Promise.resolve(opened) });
    });
    beforeEach(() => emptyTables(use()));
    afterAll(() => opened?.close());
    tests(use);
  });
}

/** The PostgreSQL of this run. Tests that cannot do without have the tag `postgres`. */
export function postgres() {
  const provided = inject("postgres");
  if (provided === null) throw new Error("PostgreSQL does not run here.");
  return provided;
}

async function openCopy(kind: Kind): Promise<OpenDatabase> {
  const { drop, ...store } = await makeStore(kind);
  const opened = await openDatabase(store);
  return { ...opened, close: () => opened.close().finally(drop) };
}

/** Deletes rather than truncates: few rows take 2 ms, but `truncate` makes new files for every table, 100 ms. */
export async function emptyTables({ db }: OpenDatabase): Promise<void> {
  await db.execute(sql`do $$ declare name text; begin
    -- Without the triggers, which keep the audit and check references.
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from %I', name);
    end loop;
  end $$`);
}
