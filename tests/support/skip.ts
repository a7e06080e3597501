import type { TestContext } from "vitest";

/** Skips a test that this machine does not permit; with `REQUIRE_ALL_TESTS` set, as `.ci/run` sets it, the test fails. */
export function skip({ skip }: TestContext, reason: string): never {
  if (process.env.REQUIRE_ALL_TESTS) throw new Error(`Not permitted on this machine: ${reason}`);
  return skip(reason);
}
