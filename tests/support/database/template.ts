import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "@/db/client/open";
import { databaseOn, onServer, startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with a migrated embedded database, which each test file copies. */
    embeddedTemplate: string;
    /** A server's address, and the name of a migrated database on it, which each test file copies. */
    postgres: { readonly server: string; readonly template: string };
  }
}

const run = globalThis as { databaseTemplates?: ReturnType<typeof makeTemplates> };

/** Both databases are created and migrated once per run, for all of its projects; a test file only copies them. */
export default async function provideTemplates({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, server, template, drop } = await databaseTemplates();
  provide("embeddedTemplate", join(folder, "database"));
  provide("postgres", { server: server.url, template });
  return drop;
}

export function databaseTemplates(): ReturnType<typeof makeTemplates> {
  run.databaseTemplates ??= makeTemplates();
  return run.databaseTemplates;
}

async function makeTemplates() {
  const folder = mkdtempSync(join(tmpdir(), "jack-embedded-"));
  const [server] = await Promise.all([startPostgres(), migrated({ dataDir: folder })]);
  const template = `jack_template_${process.pid}`;
  await onServer(server.url, `create database ${template}`);
  await migrated({ databaseUrl: databaseOn(server.url, template), dataDir: folder });
  let dropped: Promise<void> | undefined;
  const drop = async () => {
    await onServer(server.url, `drop database ${template}`);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    folder,
    server,
    template,
    drop: () => {
      dropped ??= drop();
      return dropped;
    },
  };
}

async function migrated(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  await (await openDatabase(where)).close();
}
