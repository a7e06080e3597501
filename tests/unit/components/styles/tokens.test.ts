import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tokens = readFileSync("components/styles/tokens.css", "utf8");
const row = /^ +(--[\w-]+) +on (--[\w-]+)(?: \(buttons\))? +([\d.]+) +([\d.]+)$/gm;
const measured = [...tokens.matchAll(row)].map(([, front = "", back = "", ...said]) => ({
  front,
  back,
  said,
}));
/** What is drawn beside text, and the edges of controls: WCAG asks 3 of these, 4.5 of text. */
const drawn = /edge$/;

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("the colours in %s", (_, theme) => {
  const values = themes()[theme];

  it.each(measured)("$front on $back", ({ front, back, said }) => {
    const found = contrast(value(values, front), value(values, back));
    expect(found.toFixed(2)).toBe(said[theme]);
    expect(found).toBeGreaterThanOrEqual(drawn.test(front) ? 3 : 4.5);
  });
});

it("has every pair of text and background colours in its table", () =>
  expect(measured.length).toBeGreaterThan(30));

/** The values in light and in dark. */
function themes(): readonly [Map<string, string>, Map<string, string>] {
  const colour = /(--[\w-]+): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/g;
  const found = [...tokens.matchAll(colour)];
  return [
    new Map(found.map(([, name = "", light, , both = ""]) => [name, light ?? both])),
    new Map(found.map(([, name = "", , dark, both = ""]) => [name, dark ?? both])),
  ];
}

function value(values: Map<string, string>, name: string): string {
  const hex = values.get(name);
  if (!hex) throw new Error(`${name} has no colour`);
  return hex;
}

function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
