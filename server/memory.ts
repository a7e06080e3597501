import "server-only";
import { readFileSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** Collects garbage when the heap grows by a fifth. V8 would let it double, to 550 MB after 10,000 sign-ups. */
export function keepHeapSmall(): void {
  setFlagsFromString("--heap-growing-percent=20");
}

/** Bytes that another process can use without swapping: what is free on the machine or, if that is less, in the control group. */
export function freeMemory(root = "/"): number {
  return Math.min(freemem(), freeInControlGroup(root) ?? Number.POSITIVE_INFINITY);
}

/** The files of the two versions of control groups. */
const versions = [
  { own: /^0::(.*)$/m, folder: "", limit: "memory.max", used: "memory.current" },
  {
    own: /^\d+:memory:(.*)$/m,
    folder: "memory",
    limit: "memory.limit_in_bytes",
    used: "memory.usage_in_bytes",
  },
];

function freeInControlGroup(root: string): number | null {
  for (const { own, folder, limit, used } of versions) {
    try {
      const [, path = ""] = own.exec(readFileSync(join(root, "proc/self/cgroup"), "utf8")) ?? [];
      const read = (file: string) => readFileSync(join(root, "sys/fs/cgroup", folder, path, file), "utf8");
      const allowed = Number(read(limit)); // `max` without a limit
      // The kernel drops cached files when a process needs their memory.
      const cached = read("memory.stat").matchAll(/^(?:in)?active_file (\d+)$/gm);
      const dropped = [...cached].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
      if (!Number.isNaN(allowed)) return allowed - Number(read(used)) + dropped;
    } catch {
      // This version is not in use here.
    }
  }
  return null;
}
