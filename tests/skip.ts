import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test was skipped; `npm test` prints it. */
    skipped?: string;
  }
}

/** Skips a test that this machine does not permit, and says why; with `CI` set, as `.ci/run` sets it, the test fails. */
export function skip({ task, skip }: TestContext, reason: string): never {
  if (process.env.CI) throw new Error(`Not permitted on this machine: ${reason}`);
  task.meta.skipped = reason;
  return skip(reason);
}
