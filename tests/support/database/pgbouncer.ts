import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { TestContext } from "vitest";
import { endWithUs } from "../process/end-with-us";
import { freePort, isListening } from "../process/ports";
import { skip } from "../skip";

const binary = "/usr/sbin/pgbouncer";

export function skipWithoutPgBouncer(context: TestContext): void {
  if (!existsSync(binary)) skip(context, "PgBouncer is missing (Debian: pgbouncer)");
}

/** Starts PgBouncer in transaction mode before a server; returns the server's address through it. */
export async function startPgBouncer(server: string, settings: Readonly<Record<string, string>> = {}) {
  const { hostname, port, username, password } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), "jack-pgbouncer-"));
  const [file, users] = [join(folder, "pgbouncer.ini"), join(folder, "users.txt")];
  const listenPort = await freePort();
  const own = { pool_mode: "transaction", default_pool_size: "5", ...settings };
  const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
${lines.join("\n")}
`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["--user=nobody"] : [];
  const child = spawn(binary, ["--quiet", ...user, file], { detached: true, stdio: "ignore" });
  endWithUs(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await isListening(listenPort))) {
    if (child.exitCode !== null) throw new Error("PgBouncer did not start.");
    await pause(20);
  }
  const url = new URL(server);
  url.port = String(listenPort);
  return {
    url: url.href,
    async stop(): Promise<void> {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
