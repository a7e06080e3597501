import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseOn, onServer, startPostgres } from "@/tests/support/database/postgres";
import { builtSite } from "@/tests/support/process/built-site";
import { stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";
import { sites } from "./site";

/** `serve.ts embedded|postgresql`: the built site by its start command, with all that it stores new, until asked to end. */
const kind = process.argv[2] === "postgresql" ? "postgresql" : "embedded";
const dataDir = mkdtempSync(join(tmpdir(), "jack-site-"));
const build = await builtSite();
const database = kind === "postgresql" ? await newDatabase() : null;
const { start } = await siteCommand({
  build,
  dataDir,
  databaseUrl: database?.url ?? null,
  ports: sites[kind].ports,
});
const site = await start();

process.once("SIGTERM", async () => {
  await stop(site);
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});

async function newDatabase() {
  const server = await startPostgres();
  const name = `jack_e2e_${process.pid}`;
  await onServer(server.url, `create database ${name}`);
  return {
    url: databaseOn(server.url, name),
    drop: async () => {
      await onServer(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
