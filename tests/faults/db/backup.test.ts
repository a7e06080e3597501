import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { serverWithRoles } from "@/tests/support/database/documented-roles";
import { documentedCommands } from "@/tests/support/documented-commands";

it("F34: the documented backup, taken during sign-ups, restores every row", async (context) => {
  const { addressOf, grant, migrate, run } = await serverWithRoles(context);
  expect(await migrate()).toMatchObject({ code: 0 });
  await grant();
  const folder = mkdtempSync(join(tmpdir(), "jack-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [backup = "", restore = ""] = documentedCommands("operations.md", "Backup and restore");

  const arriving = signUpsArrive(addressOf("jack"));
  await arriving.acknowledged(100);
  const before = new Set(arriving.ids);
  await run(backup, folder);
  const after = arriving.ids.length;
  await arriving.acknowledged(after + 1);
  await arriving.stop();
  await run(restore, folder);

  expect(statSync(join(folder, "jack.dump")).mode & 0o077).toBe(0);
  const [live, restored] = [
    await everyRow(addressOf("jack")),
    await everyRow(addressOf("jack", "jack_restored")),
  ];
  expect(Object.keys(restored)).toEqual(Object.keys(live));
  for (const [table, rows] of Object.entries(restored))
    expect(
      rows.filter((row) => !live[table]?.includes(row)),
      table,
    ).toEqual([]);
  const signUps = (restored["public.onboarding_submissions"] ?? []).map(idOf);
  const outboxRows = restored["public.outbox"] ?? [];
  expect([...before].filter((id) => !signUps.includes(id))).toEqual([]);
  expect(after, "sign-ups went on while it was made").toBeGreaterThan(before.size);
  expect(outboxRows).toHaveLength(signUps.length);
}, 120_000);

/** Stores submissions from another process and reports each after its commit. */
function signUpsArrive(databaseUrl: string) {
  const writer = fork("tests/faults/db/writing-process.ts", [tmpdir(), databaseUrl], {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
  });
  onTestFinished(() => void writer.kill("SIGKILL"));
  const ids: string[] = [];
  writer.on("message", (id) => ids.push(String(id)));
  return {
    ids,
    async acknowledged(many: number): Promise<void> {
      while (ids.length < many) await once(writer, "message");
    },
    async stop(): Promise<void> {
      const ended = once(writer, "exit");
      writer.kill("SIGKILL");
      await ended;
    },
  };
}

/** All tables, the journal of migrations included, with each row as text. */
async function everyRow(databaseUrl: string): Promise<Record<string, string[]>> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: tmpdir() });
  const tables = await textColumn(
    db,
    sql`select format('%I.%I', schemaname, tablename) as found from pg_tables
      where schemaname in ('public', 'drizzle') order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const table of tables)
    rows[table] = await textColumn(
      db,
      sql.raw(`select to_jsonb(t)::text as found from ${table} t order by 1`),
    );
  await close();
  return rows;
}

/** The drivers' common type lacks `rows`. */
async function textColumn(db: Database, question: SQL): Promise<string[]> {
  const { rows } = (await db.execute(question)) as { rows: { found: string }[] };
  return rows.map(({ found }) => found);
}

function idOf(row: string): string {
  const { id }: { id: string } = JSON.parse(row);
  return id;
}
