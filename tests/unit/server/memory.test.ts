import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { freeMemory } from "@/server/memory";

/** A file system with these files, as Linux shows control groups. */
function machine(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "jack-memory-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

it("counts what a control group has left, with the cached files that it can drop", () => {
  const group = "sys/fs/cgroup/site";
  const root = machine({
    "proc/self/cgroup": "0::/site\n",
    [`${group}/memory.max`]: "2000000\n",
    [`${group}/memory.current`]: "1900000\n",
    [`${group}/memory.stat`]: "anon 1700000\ninactive_file 50000\nactive_file 30000\n",
  });
  expect(freeMemory(root)).toBe(180_000);
});

it("reads the first version of control groups", () => {
  const group = "sys/fs/cgroup/memory/site";
  const root = machine({
    "proc/self/cgroup": "4:memory:/site\n0::/\n",
    [`${group}/memory.limit_in_bytes`]: "2000000\n",
    [`${group}/memory.usage_in_bytes`]: "1900000\n",
    [`${group}/memory.stat`]: "inactive_file 50000\nactive_file 30000\ntotal_inactive_file 50000\n",
  });
  expect(freeMemory(root)).toBe(180_000);
});

it.each([
  ["without a limit", { "proc/self/cgroup": "0::/\n", "sys/fs/cgroup/memory.max": "max\n" }],
  ["without control groups", {}],
])("counts the machine's memory %s", (_, files) => {
  expect(freeMemory(machine(files)) / freemem()).toBeCloseTo(1, 1);
});
