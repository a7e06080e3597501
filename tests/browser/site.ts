import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Child, ready, startScript, stop } from "@/scripts/launch/children";
import { freePort, freePorts } from "@/scripts/launch/ports";
import { testEnvironment } from "@/scripts/testing/environment";
import { databaseOn, onServer } from "@/scripts/testing/postgres";

export type DatabaseKind = "embedded" | "postgresql";
export type SiteOptions = { database: DatabaseKind };

/** The running site of one worker, with everything it stores its own. */
export type RunningSite = {
  readonly url: string;
  readonly databaseUrl: string | null;
  /** The sandbox's addresses: GoCardless, and the page of the mailbox. */
  readonly gocardless: string;
  readonly mailbox: string;
  /** Kills the whole command without a warning and starts it again on what it had stored. */
  readonly killAndRestart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the built site by the start command itself, on free ports and a new data folder. */
export async function startSite(kind: DatabaseKind): Promise<RunningSite> {
  const port = await freePort();
  const sandboxPort = await freePorts(4);
  const dataDir = mkdtempSync(join(tmpdir(), "jack-site-"));
  const database = kind === "postgresql" ? await newDatabase() : undefined;
  const url = `http://localhost:${port}`;
  const env = {
    ...testEnvironment(),
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SITE_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? "",
  };
  let command = await start(env);
  return {
    url,
    databaseUrl: database?.url ?? null,
    gocardless: `http://127.0.0.1:${sandboxPort}`,
    mailbox: `http://127.0.0.1:${sandboxPort + 2}`,
    killAndRestart: async () => {
      command.process.kill("SIGKILL");
      await command.ended;
      command = await start(env);
    },
    stop: async () => {
      await stop(command);
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(env: Record<string, string>): Promise<Child> {
  const build = process.env.TEST_BUILD;
  if (!build) throw new Error("TEST_BUILD names no build; tests/browser/setup.ts sets it.");
  const child = startScript("site under test", ["scripts/start.ts", "--build", build], {
    env,
    stdio: "pipe",
  });
  const output: string[] = [];
  for (const stream of [child.process.stdout, child.process.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  await ready(child).catch((problem: Error) => {
    throw new Error(`${problem.message}\n${output.join("")}`);
  });
  return child;
}

async function newDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL names no server; tests/browser/setup.ts sets it.");
  const name = `jack_site_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  return {
    url: databaseOn(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}
