import { expect, test } from "vitest";
import { earlyScript } from "@/early-script/build";

const script = earlyScript();

test("the early script is at most three kilobytes", () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3 * 1024);
});

test("the early script imports nothing", () => {
  expect(script).not.toMatch(/\bimport\b|\brequire\b|react/i);
});
