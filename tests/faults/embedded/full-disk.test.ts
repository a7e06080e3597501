import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { UnusableDatabase } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { purgeRecords } from "@/db/queries/retention";
import { outbox, submissions } from "@/db/schema";
import { maintainDatabase, query } from "@/server/database";
import { isTransient } from "@/server/failures";
import { factsOf } from "@/server/logging/log";
import { checkWrites, readiness } from "@/server/monitoring/health";
import { repeated } from "@/tests/support/counts";
import { aSubmission } from "@/tests/support/database/rows";
import { smallDisk } from "@/tests/support/database/small-disk";

/** Of 500 kB each: 250 of them are 125 MB of write-ahead log. */
const saves = repeated("LOG_SAVES", { few: 250, many: 2_500 });

describe("F17, F43: the embedded database on a small disk", { timeout: 120_000 + saves * 100 }, () => {
  it("is read-only while the disk is nearly full, frees space, and writes again afterwards", async (context) => {
    const disk = await openOn(smallDisk(context));
    await write();
    const [old] = await query((db) =>
      db
        .insert(outbox)
        .values({ kind: "firm_notice", key: "old", payload: {}, doneAt: new Date("2020-01-01") })
        .returning({ id: outbox.id }),
    );
    disk.fill(200);

    const refused = await failureOf(write());
    expect([isTransient(refused), factsOf(refused).code]).toEqual([true, "25006"]);
    expect(await stored()).toBe(1);
    await checkWrites();
    expect(await readiness()).toBe("database refuses writes");

    expect(await query((db) => purgeRecords(db, new Date()), "maintenance")).toBe(1);
    expect(await query((db) => db.$count(outbox, eq(outbox.id, old?.id ?? "")))).toBe(0);
    expect(await maintainDatabase()).toEqual(expect.any(Number));

    disk.empty();
    await write();
    expect(await stored()).toBe(2);
    await checkWrites();
    expect(await readiness()).toBe("ready");
  });

  it.for([
    ["the disk is full", fullDisk],
    ["no file can be created", withoutFiles],
  ] as const)("is read-only while %s, and recovers", async ([, spoil], context) => {
    const disk = await openOn(smallDisk(context));
    await write();
    const restore = spoil(disk);
    const refused = await failureOf(write());
    expect([isTransient(refused), factsOf(refused).code]).toEqual([true, "25006"]);
    const purged = await failureOf(query((db) => purgeRecords(db, new Date()), "maintenance"));
    expect(factsOf(purged).code).toBe("25006");
    expect(await stored()).toBe(1);
    restore();
    await write();
    expect(await stored()).toBe(2);
  });

  it("is made once there is room, if the disk was full at the first start", async (context) => {
    const disk = smallDisk(context);
    disk.fill(20);
    const refused = await failureOf(openDatabase({ dataDir: disk.folder }));
    expect(refused).not.toBeInstanceOf(UnusableDatabase);
    expect(String(refused)).toMatch(
      /could not be made in \S+ because its disk is full\. Free some space, or set DATA_DIR/,
    );
    disk.empty();
    const opened = await openDatabase({ dataDir: disk.folder });
    onTestFinished(opened.close);
    await aSubmission(opened.db);
    expect(await opened.db.$count(submissions)).toBe(1);
  });

  it.for([
    ["on a full disk", fullDisk],
    [
      "on a read-only file system",
      ({ folder }: Disk) => makeReadOnly(join(folder, "database/global/pg_control")),
    ],
  ] as const)(
    "is refused as %s, never as damaged, and opens afterwards",
    async ([reason, spoil], context) => {
      const disk = smallDisk(context, { files: 3_000 });
      cpSync(inject("embeddedTemplate"), join(disk.folder, "database"), { recursive: true });
      const opened = await openDatabase({ dataDir: disk.folder });
      await aSubmission(opened.db);
      await opened.close();
      const restore = spoil(disk);
      const refused = await failureOf(openDatabase({ dataDir: disk.folder }));
      expect(refused).not.toBeInstanceOf(UnusableDatabase);
      expect(String(refused)).toContain(`UnusableDataDir: DATA_DIR (${disk.folder}) is ${reason}`);
      restore();
      const again = await openDatabase({ dataDir: disk.folder });
      onTestFinished(again.close);
      expect(await again.db.$count(submissions)).toBe(1);
    },
  );

  it("reopens without loss after file handles ran out during a write", async (context) => {
    const { opened, ...disk } = await openOn(smallDisk(context));
    disk.fillFiles();
    let acknowledged = 0;
    // Bypasses the guard, as when another program takes the last file in between.
    const failing = async (): Promise<unknown> => {
      for (;;) {
        const failure = await aSubmission(opened.db, typed(6_000)).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure && factsOf(failure).code === "58P02") return failure;
        if (!failure) acknowledged += 1;
      }
    };
    expect(isTransient(await failing())).toBe(true);
    disk.empty();
    expect(factsOf(await failureOf(query((db) => aSubmission(db, typed(6_000))))).code).toBe("58P02");

    // Warms up: the first query waits for the database to open.
    await checkWrites();
    await query((db) => aSubmission(db, typed(6_000)));
    await checkWrites();
    expect(await readiness()).toBe("ready");
    expect(await stored()).toBe(acknowledged + 1);
  });

  it("keeps its write-ahead log short, however much is saved", async (context) => {
    const { folder } = await openOn(smallDisk(context, { mebibytes: 500 + saves }));
    const { id } = await query((db) => aSubmission(db));
    const segments = () =>
      readdirSync(join(folder, "database", "pg_wal")).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    let largest = 0;
    for (let save = 0; save < saves; save += 1) {
      await query((db) => db.update(submissions).set(typed(375_000)).where(eq(submissions.id, id)));
      largest = Math.max(largest, segments());
    }
    expect(largest, "segments of 16 MB").toBeLessThanOrEqual(6);
  });
});

type Disk = ReturnType<typeof smallDisk>;

function fullDisk(disk: Disk): () => void {
  disk.fill(0);
  return disk.empty;
}

function withoutFiles(disk: Disk): () => void {
  disk.fillFiles();
  return disk.empty;
}

function makeReadOnly(file: string): () => void {
  execFileSync("mount", ["--bind", file, file]);
  execFileSync("mount", ["-o", "remount,ro,bind", file]);
  return () => void execFileSync("umount", [file]);
}

async function openOn(disk: ReturnType<typeof smallDisk>) {
  cpSync(inject("embeddedTemplate"), join(disk.folder, "database"), { recursive: true });
  const opened = await openDatabase({ dataDir: disk.folder });
  Object.assign(globalThis, { jackDatabase: Promise.resolve(opened) });
  onTestFinished(async () => {
    await opened.close();
    Object.assign(globalThis, { jackDatabase: undefined });
  });
  return { ...disk, opened };
}

const write = () => query((db) => aSubmission(db));
const stored = () => query((db) => db.$count(submissions));

/** Random, so that it cannot be compressed. */
function typed(bytes: number) {
  const addressLine1 = randomBytes(bytes).toString("base64");
  return {
    additionalData: {
      registeredAddress: { addressLine1, addressLine2: "", locality: "", region: "", postalCode: "" },
    },
  };
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable("it should have failed"),
    (error: unknown) => error,
  );
}
