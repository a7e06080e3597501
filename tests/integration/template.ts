import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "@/db/open";
import { startPostgres } from "@/scripts/testing/postgres";

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

/** The address of a database on the server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement that belongs to no database, such as creating one. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
