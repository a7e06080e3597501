import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test was skipped; `npm test` prints it. */
    skipped?: string;
  }
}

/** Skips a test that this machine does not permit, and says why; with `REQUIRE_ALL_TESTS` set, as `.ci/run` sets it, the test fails. */
export function skip({ task, skip }: TestContext, reason: string): never {
  if (process.env.REQUIRE_ALL_TESTS) throw new Error(`Not permitted on this machine: ${reason}`);
  task.meta.skipped = reason;
  return skip(reason);
}
