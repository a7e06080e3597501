import { spawnSync } from "node:child_process";
import type { TestContext } from "vitest";
import { skip } from "@/tests/support/skip";

const unshared = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"] as const;

/** The words before a command that run it in its own network, like a second container on the same volume. */
export function inContainer(context: TestContext): readonly string[] {
  const [program, ...args] = unshared;
  if (spawnSync(program, [...args, "true"]).status !== 0)
    skip(context, "no network namespace may be made here (root, unshare and ip are needed)");
  return unshared;
}
