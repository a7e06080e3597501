import type { TestContext } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test was skipped; `npm test` prints it. */
    skipped?: string;
  }
}

/** Skips a test that this machine does not permit, and says why. */
export function skip({ task, skip }: TestContext, reason: string): never {
  task.meta.skipped = reason;
  return skip(reason);
}
