import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { UnusableDatabase } from "@/db/client/database";
import { lockName } from "@/db/client/lock";
import { openDatabase } from "@/db/client/open";
import { outbox } from "@/db/schema";
import { openInOtherProcess } from "./opening";

describe("the embedded database", () => {
  let dataDir: string;
  let directory: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "jack-embedded-"));
    directory = join(dataDir, "database");
    return () => rmSync(dataDir, { recursive: true, force: true });
  });

  it("F16: a second process is refused with the lock's name, and writes nothing", async () => {
    cpSync(inject("embeddedTemplate"), directory, { recursive: true });
    const { close } = await openDatabase({ dataDir });
    const before = filesOf(directory);
    const { said } = await openInOtherProcess(dataDir);
    expect(said).toMatch(/^DatabaseInUse: .*in use by another process \(lock .+\)/);
    expect(said).toContain(directory);
    expect(filesOf(directory)).toEqual(before);
    await close();
  });

  it("is closed after the task that runs, and refuses later ones without opening the folder again", async () => {
    cpSync(inject("embeddedTemplate"), directory, { recursive: true });
    const { run, close } = await openDatabase({ dataDir });
    const count = () => run((db) => db.transaction((tx) => tx.$count(outbox)));
    const running = count();
    const closing = close();
    const late = [count(), count()];
    expect(await running).toBe(0);
    await closing;
    for (const one of late) await expect(one).rejects.toThrow("is closed");
    const again = await openDatabase({ dataDir });
    expect(await again.run((db) => db.$count(outbox))).toBe(0);
    await again.close();
  });

  it("rolls back a transaction that a task has left open, so that the next task commits", async () => {
    cpSync(inject("embeddedTemplate"), directory, { recursive: true });
    const { run, close } = await openDatabase({ dataDir });
    const keys = ["first", "second"];
    for (const key of keys) {
      await run((db) => db.execute(sql`begin`));
      await run((db) =>
        db.insert(outbox).values({ kind: "firm_notice", key, payload: { submissionId: "s" } }),
      );
    }
    await close();
    const again = await openDatabase({ dataDir });
    const stored = await again.run((db) => db.select({ key: outbox.key }).from(outbox));
    expect(stored.map(({ key }) => key)).toEqual(keys);
    await again.close();
  });

  it("is vacuumed: space of deleted rows is reused, the log is truncated, and no statistics are collected", async () => {
    cpSync(inject("embeddedTemplate"), directory, { recursive: true });
    const { db, maintain, close } = await openDatabase({ dataDir });
    const keys = Array.from({ length: 2_000 }, (_, i) => `notice ${i}`);
    await db.insert(outbox).values(keys.map((key) => ({ kind: "firm_notice" as const, key, payload: {} })));
    await db.delete(outbox);
    const state = async () => {
      const [row] = await db
        .select({
          pages: sql<number>`pg_relation_size(${getTableName(outbox)}::regclass)::int / 8192`,
          toReplay: sql<number>`(pg_current_wal_lsn() - (select redo_lsn from pg_control_checkpoint()))::int`,
          samples: sql<number>`(select count(*)::int from pg_statistic where starelid >= 16384)`,
        })
        .from(sql`(values (1)) as one`);
      return row;
    };
    const before = await state();
    expect(before?.pages).toBeGreaterThan(10);
    expect(before?.toReplay).toBeGreaterThan(500_000);
    expect(await maintain?.()).toBeGreaterThan(0);
    const after = await state();
    expect(after).toMatchObject({ pages: 0, samples: 0 });
    expect(after?.toReplay).toBeLessThan(10_000);
    expect(await maintain?.()).toBe(0);
    await close();
  });

  it("is created in a temporary folder, so that an interruption leaves nothing incomplete", {
    timeout: 60_000,
  }, async () => {
    mkdirSync(join(dataDir, "database.making", "base"), { recursive: true });
    writeFileSync(join(dataDir, "database.making", "PG_VERSION"), "18\n");
    const { db, close } = await openDatabase({ dataDir });
    expect(await db.select().from(outbox)).toEqual([]);
    await close();
    expect(readdirSync(dataDir)).toEqual(["database"]);
    expect(statSync(directory).mode & 0o077).toBe(0);
  });

  describe("refuses what it cannot read, with a message, and changes nothing", () => {
    const version = (text: string) => () => writeFileSync(join(directory, "PG_VERSION"), text);
    const halves = () => mkdirSync(join(directory, "base"));
    const damage = () => {
      cpSync(inject("embeddedTemplate"), directory, { recursive: true });
      rmSync(join(directory, "global", "pg_control"));
    };

    it.each([
      [
        "an older major version",
        version("17\n"),
        /made by PostgreSQL 17; this release reads 18\. .*DATABASE_URL/,
      ],
      ["a newer major version", version("19\n"), /made by PostgreSQL 19; this release reads 18\./],
      ["half of the files", halves, /holds files, but no whole database .*put back a copy/],
      ["a damaged control file", damage, /is damaged and does not open: put back a copy/],
    ])("%s", async (_, spoil, words) => {
      mkdirSync(directory);
      spoil();
      const before = filesOf(directory);
      const refusal = await openDatabase({ dataDir }).catch((problem: unknown) => problem);
      expect(refusal).toBeInstanceOf(UnusableDatabase);
      expect(refusal).toHaveProperty("message", expect.stringMatching(words));
      expect(refusal).toHaveProperty("message", expect.stringContaining(directory));
      expect(filesOf(directory)).toEqual(before);
      await expect(openDatabase({ dataDir }), "the lock was given back").rejects.toThrow(words);
    });
  });
});

/** Files with their hashes, without the lock and the postmaster's file. */
function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    names
      .filter((name) => name !== "postmaster.pid" && name !== lockName)
      .map((name) => [name, join(folder, name)] as const)
      .filter(([, path]) => statSync(path).isFile())
      .map(([name, path]) => [name, createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );
}
