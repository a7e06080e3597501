import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { databaseOn, onServer, startPostgres } from "@/tests/support/database/postgres";
import { answersRequests, startNext, stop } from "@/tests/support/process/child";
import { testEnvironment } from "@/tests/support/process/environment";
import { freePort } from "@/tests/support/process/ports";
import type { DatabaseKind } from "./site";

export type BareApp = Awaited<ReturnType<typeof startBareApp>>;

const app = "bench/bare";
const table = "create table bare (id uuid primary key, name text not null)";

/** Builds and starts an app of Next with nothing but one form, which calls the given GoCardless. */
export async function startBareApp(kind: DatabaseKind, gocardless: string) {
  const database = kind === "postgresql" ? await onPostgres() : await embedded();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const own = { ...database.settings, GOCARDLESS_API_URL: gocardless, SITE_URL: url };
  const env = { ...testEnvironment(), NODE_ENV: "production", ...own };
  const build = startNext(["build", app], env);
  if ((await build.ended) !== 0) {
    await database.drop();
    throw new Error(build.output());
  }
  const running = startNext(["start", app, "--port", String(port)], env);
  await answersRequests(port, running);
  return {
    url,
    async stop(): Promise<void> {
      await stop(running);
      await database.drop();
    },
  };
}

async function onPostgres() {
  const postgres = await startPostgres({ durable: true });
  const name = `jack_bare_${process.pid}_${Date.now()}`;
  await onServer(postgres.url, `create database ${name}`);
  const databaseUrl = databaseOn(postgres.url, name);
  await onServer(databaseUrl, table);
  return {
    settings: { DATABASE_URL: databaseUrl },
    async drop(): Promise<void> {
      await onServer(postgres.url, `drop database ${name} with (force)`);
      await postgres.stop();
    },
  };
}

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), "jack-bare-"));
  const database = await PGlite.create(folder);
  await database.exec(table);
  await database.close();
  return {
    settings: { DATA_DIR: folder },
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
