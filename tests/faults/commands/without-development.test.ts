/** @module-tag postgres */

import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { postgres } from "@/tests/support/database/database";
import { endWithUs } from "@/tests/support/process/end-with-us";
import { testEnvironment } from "@/tests/support/process/environment";
import { freePort, freePorts } from "@/tests/support/process/ports";
import { root } from "@/tests/support/root";
import { makeStore, type Store } from "@/tests/support/site/store";

const realProvider = {
  GOCARDLESS_ACCESS_TOKEN: "sandbox_of-a-real-account",
  GOCARDLESS_WEBHOOK_SECRETS: "a-secret-of-the-tests",
  SMTP_URL: "smtp://127.0.0.1:1",
};
const notCopied = /^(\.|bench$|node_modules$|tests$|docs$|test-results$)/;

let folder: string;
let store: Store;

const build = inject("build");

describe("after npm ci --omit=dev, npm start", { timeout: 120_000 }, () => {
  beforeAll(async () => {
    store = await makeStore("postgresql");
    // Beside the repository's own files, so that they need not be copied.
    folder = mkdtempSync(join(root, ".builds", "production-"));
    for (const name of readdirSync(root).filter((entry) => !notCopied.test(entry)))
      cpSync(join(root, name), join(folder, name), { recursive: true });
    for (const path of [build, ...productionPackages()]) link(path);
  }, 300_000);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await store.drop();
  });

  it("runs an existing build against the real provider, and is called ready once its database is open", async () => {
    const command = await start({ ...realProvider, DATABASE_URL: store.databaseUrl ?? "" }, [
      "--build",
      build,
    ]);
    const ready = await command.readyOrEnded;
    expect(await connectionsTo(store.databaseUrl), command.output()).toBeGreaterThan(0);
    expect(ready).toBe("ready");
    for (const path of ["/uk", "/uk/get-started", "/dpa.pdf"])
      expect((await fetch(`http://localhost:${command.port}${path}`)).status, path).toBe(200);
    command.end();
    expect(await command.ended).toBe(0);
  });

  it("names in one line what building needs", async () => {
    const command = await start({ ...realProvider, LEGAL_NAME: "Unbuilt Ltd" });
    expect(await command.ended).toBe(1);
    expect(command.output()).toBe(
      "Building the site needs @tailwindcss/postcss, tailwindcss, typescript: run npm ci without --omit=dev.\n",
    );
  });
});

async function connectionsTo(databaseUrl: string | null): Promise<number> {
  const client = new Client({ connectionString: postgres().server });
  await client.connect();
  const name = new URL(databaseUrl ?? "").pathname.slice(1);
  const { rowCount } = await client
    .query("select 1 from pg_stat_activity where datname = $1", [name])
    .finally(() => client.end());
  return rowCount ?? 0;
}

/** The folders that npm installs without development dependencies. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries<{ dev?: boolean }>(packages)
    .filter(([path, { dev }]) => path !== "" && !dev && existsSync(join(root, path)))
    .map(([path]) => path);
}

/** Links the files of a folder; packages inside of a package come with it. */
function link(path: string): void {
  const target = join(folder, path);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  execFileSync("cp", ["--archive", "--link", join(root, path), target]);
}

async function start(settings: Record<string, string>, args: readonly string[] = []) {
  const [port, sandboxPort] = [await freePort(), await freePorts(4)];
  const node = ["--conditions=react-server", "scripts/start.mjs", ...args];
  const command = spawn(process.execPath, node, {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      ...process.env,
      ...testEnvironment(),
      ...{ PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: join(folder, ".data") },
      ...settings,
    },
  });
  endWithUs(command);
  let output = "";
  for (const stream of [command.stdout, command.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<number>((resolve) => command.once("close", (code) => resolve(code ?? 1)));
  const ready = new Promise<unknown>((resolve) => command.once("message", resolve));
  return {
    port,
    ended,
    readyOrEnded: Promise.race([ready, ended]),
    output: () => output,
    end: () => void command.kill("SIGTERM"),
  };
}
