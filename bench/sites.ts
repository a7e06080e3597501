import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@/db/client/open";
import { databaseOn, onServer, startPostgres } from "@/tests/support/database/postgres";
import { builtSite } from "@/tests/support/process/built-site";
import { type Child, stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";

export type BenchSite = Awaited<ReturnType<typeof benchSite>>;

/** The built site by its start command, on a new database that keeps what it is told to before it answers. */
export async function benchSite(kind: "embedded" | "postgresql") {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-bench-"));
  const server = kind === "postgresql" ? await durableDatabase() : undefined;
  const databaseUrl = server?.url ?? null;
  const command = await siteCommand({
    ...{ build: await builtSite(), dataDir, databaseUrl },
    // Each visitor of the bench names an address, and is counted by it as one on the internet would be.
    settings: { TRUSTED_PROXIES: "1", SANDBOX_STATE: "memory" },
  });
  let running: Child | undefined;
  return {
    kind,
    url: command.url,
    port: command.port,
    start: async () => {
      running = await command.start();
    },
    leave: async () => {
      if (running) await stop(running);
      running = undefined;
    },
    /** Looks into the database from outside, which only works on the embedded one while nobody has it open. */
    database: () => openDatabase({ databaseUrl, dataDir }),
    /** What the server process holds in memory, in MB. */
    memory: () => residentMegabytes(running?.process.pid),
    drop: async () => {
      if (running) await stop(running);
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function durableDatabase() {
  const server = await startPostgres({ durable: true });
  const name = `jack_bench_${randomBytes(8).toString("hex")}`;
  await onServer(server.url, `create database ${name}`);
  return { url: databaseOn(server.url, name), stop: server.stop };
}

/** Next's own process among those that the command started. */
function residentMegabytes(command = 0): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statusOf(name));
  const descendants = new Set([String(command)]);
  for (let before = 0; before !== descendants.size; ) {
    before = descendants.size;
    for (const { Pid = "", PPid = "" } of processes) if (descendants.has(PPid)) descendants.add(Pid);
  }
  const server = processes.find(
    ({ Pid = "", Name = "" }) => descendants.has(Pid) && Name.startsWith("next-server"),
  );
  if (!server?.VmRSS) throw new Error("The site runs no next-server.");
  return Number.parseInt(server.VmRSS, 10) / 1024;
}

function statusOf(pid: string): Record<string, string | undefined> {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, "utf8").split("\n");
    return Object.fromEntries(lines.map((line) => line.split(":\t").map((part) => part.trim())));
  } catch {
    // It ended meanwhile.
    return {};
  }
}
