import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export type ControlGroup = { readonly add: (pid: number) => void };
type Files = { readonly folder: string; readonly values: Readonly<Record<string, string>> };

let made = 0;

/**
 * Runs `work` with a control group of Linux, whose processes may use so much memory together, without swap. A process belongs to
 * it once added, and so do those that it starts later; what still runs at the end is killed. Throws without Linux and root.
 */
export async function inControlGroup<T>(
  megabytes: number,
  work: (group: ControlGroup) => Promise<T>,
): Promise<T> {
  const { folder: parent, values } = memory(megabytes);
  const folder = join(parent, `jack-bench-${process.pid}-${++made}`);
  const processes = join(folder, "cgroup.procs");
  mkdirSync(folder);
  try {
    for (const [file, value] of Object.entries(values))
      if (existsSync(join(folder, file))) writeFileSync(join(folder, file), value);
    return await work({ add: (pid) => writeFileSync(processes, String(pid)) });
  } finally {
    for (let running = pidsIn(processes); running.length; running = pidsIn(processes)) {
      for (const pid of running) kill(pid);
      await pause(50);
    }
    rmdirSync(folder);
  }
}

const groups = "/sys/fs/cgroup";

/** Version 1 of control groups counts memory and swap together, version 2 swap alone. */
function memory(megabytes: number): Files {
  const bytes = String(megabytes * 1024 * 1024);
  return existsSync(join(groups, "memory"))
    ? {
        folder: join(groups, "memory"),
        values: { "memory.limit_in_bytes": bytes, "memory.memsw.limit_in_bytes": bytes },
      }
    : { folder: groups, values: { "memory.max": bytes, "memory.swap.max": "0" } };
}

function pidsIn(file: string): number[] {
  return readFileSync(file, "utf8").split("\n").filter(Boolean).map(Number);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended since
  }
}
