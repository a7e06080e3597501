import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "@/db/database";
import { openDatabase } from "@/db/open";
import { outbox, paymentMoves } from "@/db/schema";
import { startScript } from "@/scripts/launch/children";
import { testEnvironment } from "@/scripts/testing/environment";
import { databaseOn, onServer } from "@/scripts/testing/postgres";
import { databaseKinds } from "../database";
import { aDraft, aSubmission } from "../db/rows";
import { makeStore, type Store } from "../site/store";

type Place = Pick<Store, "dataDir" | "databaseUrl">;

describe.each(databaseKinds)("F34: a backup (%s)", { timeout: 120_000 }, (kind) => {
  const folder = mkdtempSync(join(tmpdir(), "jack-backup-"));
  const file = join(folder, "jack.backup");
  let from: Store;
  let to: Place;

  beforeAll(async () => {
    from = await makeStore(kind);
    to = { dataDir: join(folder, "data"), databaseUrl: kind === "postgresql" ? await emptyOnServer() : null };
    await from.look(fill);
  });
  afterAll(async () => {
    await from.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("brings every row of every table back in an empty place", async () => {
    expect(await run("backup", from, file)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await run("restore", to, file)).toMatchObject({ code: 0 });
    const before = await from.look(allRows);
    expect(before["public.onboarding_submissions"]).toHaveLength(1);
    expect(before["public.payment_moves"]).toHaveLength(1);
    expect(await rowsAt(to)).toEqual(before);
  });

  it("writes over nothing: neither an older backup nor a database", async () => {
    const again = await run("backup", from, file);
    expect(again.code).toBe(1);
    expect(again.output).toContain("is there already");
    const onto = await run("restore", from, file);
    expect(onto.code).toBe(1);
    expect(onto.output).toMatch(/already/);
    expect(await from.look(allRows)).toEqual(await rowsAt(to));
  });

  it("puts nothing into an empty place from what is no backup", async () => {
    const broken = join(folder, "broken.backup");
    writeFileSync(broken, "not a backup");
    const fresh = {
      dataDir: join(folder, "fresh"),
      databaseUrl: kind === "postgresql" ? await emptyOnServer() : null,
    };
    expect((await run("restore", fresh, broken)).code).toBe(1);
    expect(await run("restore", fresh, file)).toMatchObject({ code: 0 });
    expect(await rowsAt(fresh)).toEqual(await from.look(allRows));
  });
});

async function fill(db: Database): Promise<void> {
  const { id: submissionId } = await aSubmission(db, {
    reference: "kept",
    businessName: "Küche & Söhne, 東京 “1”",
  });
  await aDraft(db);
  await db.insert(outbox).values({ kind: "firm_notice", key: "k", payload: { submissionId } });
  await db.insert(paymentMoves).values({ submissionId, from: "pending", to: "abandoned", cause: "test" });
}

/** Table by table, the record of migrations too. */
async function allRows(db: Database): Promise<Record<string, unknown[]>> {
  const names = await ask(
    db,
    sql`select format('%I.%I', schemaname, tablename) as found from pg_tables
      where schemaname in ('public', 'drizzle') order by 1`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const name of names.map(String))
    rows[name] = await ask(db, sql.raw(`select to_jsonb(t) as found from ${name} t order by 1`));
  return rows;
}

/** Both drivers answer with `rows`, which their common type does not say. */
async function ask(db: Database, question: SQL): Promise<unknown[]> {
  const { rows } = (await db.execute(question)) as { rows: { found: unknown }[] };
  return rows.map(({ found }) => found);
}

async function rowsAt(place: Place): Promise<Record<string, unknown[]>> {
  const { db, close } = await openDatabase(place);
  return allRows(db).finally(close);
}

async function emptyOnServer(): Promise<string> {
  const { server } = inject("postgres");
  const name = `jack_test_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  made.push(name);
  return databaseOn(server, name);
}

const made: string[] = [];
afterAll(async () => {
  for (const name of made) await onServer(inject("postgres").server, `drop database ${name} with (force)`);
});

/** One of the commands, as `npm run` starts it. */
async function run(name: "backup" | "restore", place: Place, file: string) {
  const child = startScript(name, [`scripts/${name}.ts`, file], {
    stdio: "pipe",
    env: { ...testEnvironment(), DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? "", PORT: "1" },
  });
  let output = "";
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return { code: await child.ended, output };
}
