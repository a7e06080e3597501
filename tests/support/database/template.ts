import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "@/db/client/open";
import { databaseOn, onServer, startPostgres, type TestServer } from "./postgres";
import { postgresProblem } from "./postgres-programs";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with a migrated embedded database, which each test file copies. */
    embeddedTemplate: string;
    /** A server's address, and the name of a migrated database on it, which each test file copies; null without PostgreSQL. */
    postgres: { readonly server: string; readonly template: string } | null;
  }
}

const run = globalThis as { databaseTemplates?: ReturnType<typeof makeTemplates> };

/** Both databases are created and migrated once per run, for all of its projects; a test file only copies them. */
export default async function provideTemplates({ provide }: TestProject): Promise<() => Promise<void>> {
  const { embedded, postgres, drop } = await databaseTemplates();
  provide("embeddedTemplate", embedded);
  provide("postgres", postgres);
  return drop;
}

export function databaseTemplates(): ReturnType<typeof makeTemplates> {
  run.databaseTemplates ??= makeTemplates();
  return run.databaseTemplates;
}

async function makeTemplates() {
  const folder = mkdtempSync(join(tmpdir(), "jack-embedded-"));
  const [server] = await Promise.all([startServer(), migrated({ dataDir: folder })]);
  const template = `jack_template_${process.pid}`;
  if (server) {
    await onServer(server.url, `create database ${template}`);
    await migrated({ databaseUrl: databaseOn(server.url, template), dataDir: folder });
  }
  let dropped: Promise<void> | undefined;
  const drop = async () => {
    if (server) await onServer(server.url, `drop database ${template}`);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    embedded: join(folder, "database"),
    postgres: server && { server: server.url, template },
    drop: () => {
      dropped ??= drop();
      return dropped;
    },
  };
}

/** Null where PostgreSQL does not run, unless all tests are required, as in `.ci/run`, or where TEST_DATABASE_URL is `none`. */
async function startServer(): Promise<TestServer | null> {
  const problem = postgresProblem();
  if (problem === null) return startPostgres();
  const here = `PostgreSQL does not run here (${problem})`;
  if (process.env.REQUIRE_ALL_TESTS && process.env.TEST_DATABASE_URL !== "none") throw new Error(here);
  console.log(`${here}: the integration tests run on the embedded database alone.`);
  return null;
}

async function migrated(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  await (await openDatabase(where)).close();
}
