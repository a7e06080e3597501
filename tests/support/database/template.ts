import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "@/db/client/open";
import { databaseOn, onServer, startPostgres } from "./postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder with an embedded database, its tables made, nobody's to open; files copy it. */
    embeddedTemplate: string;
    /** A server, and the name of a database on it with its tables made. */
    postgres: { readonly server: string; readonly template: string };
  }
}

/** Once per run: both databases are made and migrated, so that a test file only copies them. */
export default async function makeTemplates({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "jack-embedded-"));
  await made({ dataDir: folder });
  const server = await startPostgres();
  const template = `jack_template_${process.pid}`;
  await onServer(server.url, `create database ${template}`);
  await made({ databaseUrl: databaseOn(server.url, template), dataDir: folder });
  provide("embeddedTemplate", join(folder, "database"));
  provide("postgres", { server: server.url, template });
  return async () => {
    await onServer(server.url, `drop database ${template}`);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function made(where: Parameters<typeof openDatabase>[0]): Promise<void> {
  await (await openDatabase(where)).close();
}
