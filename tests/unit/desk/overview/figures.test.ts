import { describe, expect, it } from "vitest";
import { type Counted, figuresOf, shareOf, slotsOf, type Timed } from "@/desk/overview/figures";

const row = (what: Counted["what"], count: number, more: Partial<Counted> = {}): Counted => ({
  slot: "2026-11-23",
  market: "uk",
  what,
  count,
  sum: 0,
  ...more,
});

const rows = [
  row("started", 214),
  row("rollover", 176),
  row("business", 158),
  row("contact", 104),
  row("review", 91),
  row("submitted", 82),
  row("confirmed", 60, { sum: 8_940_00 }),
  row("confirmed", 11, { market: "ca", sum: 3_278_00, slot: "2026-11-22" }),
  row("pending", 2),
  row("processing", 1),
  row("failed", 8),
];

describe("the figures of a period", () => {
  const figures = figuresOf(rows, []);

  it("tell how many reached each step and stopped there", () => {
    expect(figures.funnel.map(({ step, reached, stopped }) => [step, reached, stopped])).toEqual([
      ["plan", 214, 38],
      ["rollover", 176, 18],
      ["business", 158, 54],
      ["contact", 104, 13],
      ["review", 91, 9],
      ["submitted", 82, 11],
      ["confirmed", 71, null],
    ]);
    expect(figures.worst?.step).toBe("business");
    expect(figures.underWay).toBe(3);
  });

  it("never add up two currencies", () => {
    expect(figures.revenue).toEqual([
      { currency: "GBP", minor: 8_940_00 },
      { currency: "CAD", minor: 3_278_00 },
    ]);
    expect(figures.markets.map(({ code, counts }) => [code, counts.confirmed])).toEqual([
      ["uk", 60],
      ["us", 0],
      ["ca", 11],
    ]);
  });

  it("have a row for each day, also for an empty one", () => {
    expect(slotsOf(["2026-11-21", "2026-11-23"], rows)).toEqual([
      { slot: "2026-11-21", started: 0, submitted: 0 },
      { slot: "2026-11-23", started: 214, submitted: 82 },
    ]);
  });

  it("name no worst step, and no share, of nothing", () => {
    const none = figuresOf([], []);
    expect(none.worst).toBeNull();
    expect(none.funnel.every(({ reached }) => reached === 0)).toBe(true);
    expect(shareOf(0, 0)).toBe(0);
  });
});

describe("a median from buckets", () => {
  const medianOf = (times: readonly Timed[]) => figuresOf([], times).funnel[0]?.medianSeconds;

  // Of ten from one power of ten to the next: bucket 16 is from 39.8 to 50.1 seconds.
  it("is in the bucket in which half of the times are reached", () => {
    const times = [
      { step: "plan", bucket: 20, count: 3 },
      { step: "plan", bucket: 16, count: 10 },
      { step: "plan", bucket: 3, count: 3 },
      { step: "review", bucket: 40, count: 99 },
    ] as const;
    expect(medianOf(times)).toBeCloseTo(44.7, 1);
  });

  it("is none without times", () => {
    expect(medianOf([])).toBeNull();
  });
});
