import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("draws the tick of a headline with it, not when the visitor has read on", () => {
  const motion = readFileSync("components/styles/motion.css", "utf8");
  const [, delay = ""] = /\.hero h1 \.tick \{\s*animation: stroke \S+ \S+ (\S+) both;/.exec(motion) ?? [];
  expect(delay).toMatch(/^\d+ms$/);
  expect(Number.parseInt(delay, 10)).toBeLessThanOrEqual(300);
});

it("moves nothing for who asked for less motion", () => {
  const sources = readdirSync("components", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(join("components", name), "utf8"));
  const moving = sources.flatMap(
    (source) => source.match(/\S*(transition-\[(rotate|translate|scale)|animate-)\S*/g) ?? [],
  );
  expect(moving).not.toEqual([]);
  for (const name of moving) expect(name).toMatch(/motion-safe:/);
});
