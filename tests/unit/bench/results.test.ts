import { describe, expect, it } from "vitest";
import { asTable, median, result } from "@/bench/results";

describe("a median", () => {
  it("is a value that was measured", () => expect(median([3, 1, 2, 4])).toBe(2));
  it("of nothing is an error", () => expect(() => median([])).toThrow("no values"));
});

describe("a result", () => {
  it.each([
    [result("p50", 12.344, { atMost: 20 }, "ms"), "12.3 ms", "at most 20 ms", true],
    [result("ratio", 1.1, { atMost: 1.1 }), "1.1", "at most 1.1", true],
    [result("ratio", 1.1004, { atMost: 1.1 }), "1.1", "at most 1.1", false],
    [result("ratio", 0.8996, { atLeast: 0.9 }), "0.9", "at least 0.9", false],
    [result("requests", 30_123.4, { atLeast: 1 }), "30,123", "at least 1", true],
  ])("%o is judged before it is rounded", (found, measured, goal, met) => {
    expect([found.measured, found.goal, found.met]).toEqual([measured, goal, met]);
  });

  it("that misses its goal is marked", () => {
    expect(asTable([result("a", 2, { atMost: 1 }), result("b", 2, { atLeast: 1 })])).toBe(
      "| What | Measured | Goal | Met |\n|---|---|---|---|\n| a | 2 | at most 1 | **no** |\n| b | 2 | at least 1 | yes |",
    );
  });
});
