import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asTable, figure, median, missed, percentile } from "@/bench/figures";

describe("a percentile", () => {
  it("is a value that was measured, with the share of all values at or below it", () => {
    const values = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1 });
    const shares = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(values, shares, (measured, percent) => {
        const found = percentile(measured, percent / 100);
        const share = (count: number) => count / measured.length;
        expect(measured).toContain(found);
        expect(share(measured.filter((value) => value <= found).length)).toBeGreaterThanOrEqual(
          percent / 100 - 1e-9,
        );
        expect(share(measured.filter((value) => value < found).length)).toBeLessThan(percent / 100);
      }),
    );
  });

  it("of nothing is an error", () => expect(() => median([])).toThrow("no values"));
});

describe("a figure", () => {
  it.each([
    [figure("p50", 12.344, { unit: "ms" }), "12.3 ms", undefined, undefined],
    [figure("ratio", 1.1, { atMost: 1.1 }), "1.1", "at most 1.1", true],
    [figure("ratio", 1.1004, { atMost: 1.1 }), "1.1", "at most 1.1", false],
    [figure("ratio", 0.8996, { atLeast: 0.9 }), "0.9", "at least 0.9", false],
    [figure("requests a second", 30_123.4), "30,123", undefined, undefined],
  ])("%o is judged before it is rounded", (found, measured, goal, met) => {
    expect([found.measured, found.goal, found.met]).toEqual([measured, goal, met]);
  });

  it("that misses its goal stands out", () => {
    const figures = [figure("a", 1), figure("b", 2, { atMost: 1 }), figure("c", 2, { atLeast: 1 })];
    expect(missed(figures).map(({ what }) => what)).toEqual(["b"]);
    expect(asTable(figures)).toBe(
      "| What | Measured | Goal | Met |\n|---|---|---|---|\n| a | 1 |  |  |\n| b | 2 | at most 1 | **no** |\n| c | 2 | at least 1 | yes |",
    );
  });
});
