import { expect, test } from "vitest";
import { earlyScript } from "@/early-script/build";

const script = earlyScript();

test("the early script is at most 3,400 bytes", () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3_400);
});

test("the early script imports nothing", () => {
  expect(script).not.toMatch(/\bimport\b|\brequire\b|react/i);
});
