import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "@/tests/support/time";

/** Linux's control groups: their folder and the file with the limit, of version 1 or 2. */
const [groups, limit] = existsSync("/sys/fs/cgroup/memory")
  ? (["/sys/fs/cgroup/memory", "memory.limit_in_bytes"] as const)
  : (["/sys/fs/cgroup", "memory.max"] as const);

/** A group of processes that may use so much memory together. Needs Linux and root; throws without them. */
export function memoryGroup(megabytes: number) {
  const folder = join(groups, `jack-bench-${process.pid}-${megabytes}`);
  const processes = join(folder, "cgroup.procs");
  mkdirSync(folder);
  writeFileSync(join(folder, limit), String(megabytes * 1024 * 1024));
  return {
    /** Adds a process; those that it starts later belong to the group as well. */
    add: (pid: number) => writeFileSync(processes, String(pid)),
    /** Kills what still runs in the group, and removes it. */
    async remove(): Promise<void> {
      await until(() => {
        const running = readFileSync(processes, "utf8").split("\n").filter(Boolean);
        for (const pid of running) kill(Number(pid));
        return running.length === 0;
      });
      rmdirSync(folder);
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended since
  }
}
