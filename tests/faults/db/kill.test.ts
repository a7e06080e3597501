import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import type { OpenDatabase } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { outbox, submissions } from "@/db/schema";
import { repeated } from "@/tests/support/counts";
import { postgres } from "@/tests/support/database/database";
import { databaseOn, onServer } from "@/tests/support/database/postgres";

/** In each round a writer is killed in mid-write. */
const rounds = repeated("KILL_ROUNDS", { few: 2, many: 50 });

type DatabaseLocation = Parameters<typeof openDatabase>[0];

vi.setConfig({ testTimeout: 30_000 + rounds * 20_000 });

describe("F05: a process killed while it writes submissions", () => {
  it("loses none that it acknowledged, on the embedded database", async ({ annotate }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "jack-killed-"));
    cpSync(inject("embeddedTemplate"), join(dataDir, "database"), { recursive: true });
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    await annotate(await killAndCompare({ dataDir }));
  });

  it("loses none that it acknowledged, on PostgreSQL", { tags: "postgres" }, async ({ annotate }) => {
    const { server, template } = postgres();
    const name = `jack_test_killed_${process.pid}`;
    await onServer(server, `create database ${name} template ${template}`);
    onTestFinished(() => onServer(server, `drop database ${name} with (force)`));
    await annotate(await killAndCompare({ databaseUrl: databaseOn(server, name), dataDir: tmpdir() }));
  });
});

async function killAndCompare(where: DatabaseLocation): Promise<string> {
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledged.size;
    await writeUntilKilled(where, acknowledged, 20 + 13 * round);
    expect(acknowledged.size).toBeGreaterThan(before);
    const { db, close } = await openDatabase(where);
    const { written, inOutbox } = await ids(db);
    expect([...acknowledged].filter((id) => !written.has(id))).toEqual([]);
    expect(inOutbox).toEqual(written);
    await close();
  }
  return `${rounds} kills, ${acknowledged.size} acknowledged, 0 lost`;
}

/** Kills the writer once it has acknowledged some rows, with five transactions open. */
async function writeUntilKilled(
  where: DatabaseLocation,
  acknowledged: Set<string>,
  many: number,
): Promise<void> {
  const writer = fork(
    join(inject("programs"), "faults/db/writing-process.mjs"),
    [where.dataDir, where.databaseUrl ?? ""],
    {
      execArgv: ["--conditions=react-server"],
    },
  );
  let heard = 0;
  writer.on("message", (id) => {
    acknowledged.add(String(id));
    heard += 1;
    if (heard === many) writer.kill("SIGKILL");
  });
  const [code, signal] = await once(writer, "exit");
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
}

async function ids(db: OpenDatabase["db"]) {
  const rows = await db.select({ id: submissions.id }).from(submissions);
  const outboxRows = await db.select({ key: outbox.key }).from(outbox);
  return { written: new Set(rows.map(({ id }) => id)), inOutbox: new Set(outboxRows.map(({ key }) => key)) };
}
