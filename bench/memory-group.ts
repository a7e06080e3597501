import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Linux's control groups: their folder, and the files with the limits of memory and swap, of version 1 or 2. */
const [groups, limit, swapLimit] = existsSync("/sys/fs/cgroup/memory")
  ? (["/sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.memsw.limit_in_bytes"] as const)
  : (["/sys/fs/cgroup", "memory.max", "memory.swap.max"] as const);

export type MemoryGroup = { readonly add: (pid: number) => void };

/**
 * Runs `work` with a group of processes that may use so much memory together. A process belongs to it once added, and
 * so do those that it starts later; what still runs at the end is killed. Throws without Linux, root and the controller.
 */
export async function inMemoryGroup<T>(
  megabytes: number,
  work: (group: MemoryGroup) => Promise<T>,
): Promise<T> {
  const folder = join(groups, `jack-bench-${process.pid}-${megabytes}`);
  const processes = join(folder, "cgroup.procs");
  const bytes = String(megabytes * 1024 * 1024);
  mkdirSync(folder);
  try {
    writeFileSync(join(folder, limit), bytes);
    // Version 1 counts memory and swap together, version 2 swap alone.
    if (existsSync(join(folder, swapLimit)))
      writeFileSync(join(folder, swapLimit), swapLimit === "memory.swap.max" ? "0" : bytes);
    return await work({ add: (pid) => writeFileSync(processes, String(pid)) });
  } finally {
    for (let running = pidsIn(processes); running.length; running = pidsIn(processes)) {
      for (const pid of running) kill(pid);
      await pause(50);
    }
    rmdirSync(folder);
  }
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
