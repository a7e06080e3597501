import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseOn, onServer } from "@/tests/support/database/postgres";
import { stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";

export type DatabaseKind = "embedded" | "postgresql";
export type SiteOptions = { database: DatabaseKind };

/** The running site of one worker, with everything it stores its own. */
export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Starts the built site by the start command itself, on free ports and a new data folder. */
export async function startSite(kind: DatabaseKind) {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-site-"));
  const database = kind === "postgresql" ? await newDatabase() : undefined;
  const { start, ...site } = await siteCommand({
    build: setUp("TEST_BUILD"),
    dataDir,
    databaseUrl: database?.url ?? null,
  });
  const running = await start();
  return {
    ...site,
    stop: async () => {
      await stop(running);
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function newDatabase() {
  const server = setUp("TEST_DATABASE_URL");
  const name = `jack_site_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  return {
    url: databaseOn(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

function setUp(name: "TEST_BUILD" | "TEST_DATABASE_URL"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set; tests/e2e/setup.ts sets it.`);
  return value;
}
