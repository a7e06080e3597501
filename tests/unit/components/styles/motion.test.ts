import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("draws the tick of a headline with it, not when the visitor has read on", () => {
  const motion = readFileSync("components/styles/motion.css", "utf8");
  const [, delay = ""] = /\.hero h1 \.tick \{\s*animation: stroke \S+ \S+ (\S+) both;/.exec(motion) ?? [];
  expect(delay).toMatch(/^\d+ms$/);
  expect(Number.parseInt(delay, 10)).toBeLessThanOrEqual(300);
});
