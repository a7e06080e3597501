import type { TestContext } from "vitest";

/** Skips a test that cannot run on this machine. With `REQUIRE_ALL_TESTS`, which `.ci/run` sets, the test fails. */
export function skip({ skip }: TestContext, reason: string): never {
  if (process.env.REQUIRE_ALL_TESTS) throw new Error(`Not permitted on this machine: ${reason}`);
  return skip(reason);
}
