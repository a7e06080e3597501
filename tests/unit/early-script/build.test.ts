import { expect, test } from "vitest";
import { earlyScript } from "@/early-script/build";

const script = earlyScript();

test("the early script has at most three kilobytes", () => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3 * 1024);
});

test("it is whole: it imports nothing, React least of all", () => {
  expect(script).not.toMatch(/\bimport\b|\brequire\b|react/i);
});
