import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OpenDatabase } from "@/db/client/database";
import { openDatabase } from "@/db/client/open";
import { startPostgres } from "@/tests/support/database/postgres";
import { builtSite } from "@/tests/support/process/built-site";
import { type Child, stop } from "@/tests/support/process/child";
import { siteCommand } from "@/tests/support/process/site-command";
import type { ControlGroup } from "./control-group";

export type DatabaseKind = "embedded" | "postgresql";
export type BenchSite = Awaited<ReturnType<typeof startBenchSite>>;

/**
 * Starts the built site, by default on a new database, which, unlike in tests, writes each commit to disk. Its
 * processes, without those of PostgreSQL, belong to `group`.
 */
export async function startBenchSite(kind: DatabaseKind, group?: ControlGroup) {
  const dataDir = mkdtempSync(join(tmpdir(), "jack-bench-"));
  const server = kind === "postgresql" ? await startPostgres({ durable: true }) : null;
  const stored = { dataDir, databaseUrl: server?.url ?? null };
  // The bench sends an `X-Forwarded-For` for each visitor, so that rate limits count them separately.
  const settings = { TRUSTED_PROXIES: "1", SANDBOX_STATE: "memory" };
  const { start, url, port, gocardless, mailbox } = await siteCommand({
    build: await builtSite(),
    ...stored,
    settings,
  });
  let running: Child = await start(group?.add);
  return {
    url,
    port,
    gocardless,
    /** Forgets what the fake GoCardless and the mailbox have received. */
    async emptySandbox(): Promise<void> {
      for (const service of [gocardless, mailbox]) {
        const { ok, status } = await fetch(`${service}/__control/reset`, { method: "POST" });
        if (!ok) throw new Error(`${service} was not emptied: ${status}`);
      }
    },
    /** Stops the site, runs `work` and starts the site: only one process can open the embedded database. */
    async whileAway<T>(work: (opened: OpenDatabase) => Promise<T>): Promise<T> {
      await stop(running);
      const opened = await openDatabase(stored);
      const done = await work(opened).finally(opened.close);
      running = await start(group?.add);
      return done;
    },
    /** Kills the start command, with which the site ends, and starts it again; returns the seconds to ready. */
    async crash(): Promise<number> {
      const began = performance.now();
      process.kill(-(running.process.pid ?? Number.NaN), "SIGKILL");
      await running.ended;
      running = await start(group?.add);
      return (performance.now() - began) / 1_000;
    },
    /** Resident memory of Next's process, in MB. */
    memory(): number {
      const children = ["--ppid", String(running.process.pid), "-o", "rss="];
      const kilobytes = execFileSync("ps", children, { encoding: "utf8" }).trim().split("\n");
      return Math.max(...kilobytes.map(Number)) / 1024;
    },
    async drop(): Promise<void> {
      await stop(running);
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
