import { execFile, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type SQL, sql } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import type { Database } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { postgres } from "@/tests/support/database/database";
import { databaseOn, onServer, serverOfPgDump } from "@/tests/support/database/postgres";
import { root } from "@/tests/support/root";
import { skip } from "@/tests/support/skip";

it("F34: the documented backup, taken during sign-ups, restores every row", async (context) => {
  const dumped = await serverOfPgDump(postgres().server);
  if (!dumped)
    return skip(context, "no pg_dump of the server's major version, and no pg_virtualenv of Debian");
  const server = dumped.url;
  const names = { live: `jack_test_live_${process.pid}`, restored: `jack_test_restored_${process.pid}` };
  const folder = mkdtempSync(join(tmpdir(), "jack-backup-"));
  onTestFinished(async () => {
    for (const name of Object.values(names))
      await onServer(server, `drop database if exists ${name} with (force)`);
    await dumped.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await onServer(server, `create database ${names.live}`);
  await (await openDatabase({ databaseUrl: databaseOn(server, names.live), dataDir: folder })).close();
  const { hostname, port, username, password } = new URL(server);
  writeFileSync(join(folder, "passwords"), `*:*:*:*:${decodeURIComponent(password)}`, { mode: 0o600 });
  const run = (commands: string, database: string) =>
    promisify(execFile)("sh", ["-e", "-c", commands], {
      cwd: folder,
      env: {
        NODE_ENV: "test",
        PATH: process.env.PATH,
        ...{ PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: database },
        PGPASSFILE: join(folder, "passwords"),
      },
    });
  const [backup = "", restore = ""] = documentedCommands();

  const arriving = signUpsArrive(databaseOn(server, names.live));
  await arriving.acknowledged(100);
  const before = new Set(arriving.ids);
  await run(backup, names.live);
  const after = arriving.ids.length;
  await arriving.acknowledged(after + 1);
  await arriving.stop();
  await run(restore, names.restored);

  expect(statSync(join(folder, "jack.dump")).mode & 0o077).toBe(0);
  const [live, restored] = [
    await everyRow(databaseOn(server, names.live)),
    await everyRow(databaseOn(server, names.restored)),
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

/** The commands in the documentation's section on backups. */
function documentedCommands(): string[] {
  const [, section = ""] = readFileSync(join(root, "docs/operations.md"), "utf8").split(
    "\n## Backup and restore\n",
  );
  const blocks = section.split("\n## ")[0]?.matchAll(/```sh\n([\s\S]+?)```/g) ?? [];
  return [...blocks].map(([, commands = ""]) => commands);
}

/** Stores submissions from another process and reports each after its commit. */
function signUpsArrive(databaseUrl: string) {
  const writer = fork("tests/integration/db/writing-process.ts", [tmpdir(), databaseUrl], {
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
