import { afterEach, expect, it, vi } from "vitest";
import { skip } from "@/tests/support/skip";

afterEach(() => vi.unstubAllEnvs());

it("a test that this machine does not permit fails when all tests are required", (context) => {
  vi.stubEnv("REQUIRE_ALL_TESTS", "1");
  expect(() => skip(context, "root is needed")).toThrow("Not permitted on this machine: root is needed");
});
