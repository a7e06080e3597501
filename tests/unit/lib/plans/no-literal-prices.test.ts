import { describe, expect, it } from "vitest";
import { markets } from "@/lib/markets";
import { advertisedRange, headline, order, planTypes, tiers } from "@/lib/plans";
import { leafPaths } from "@/tests/support/messages";
import { messageFiles, sources } from "@/tests/support/sources";

const read = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "alt",
  "title",
  "placeholder",
  "label",
  "hint",
];
const literalInAttribute = new RegExp(
  `\\b(?:${read.join("|")})=(?:"[^"]*\\p{L}|\\{["\`][^"\`$]*\\p{L})`,
  "u",
);
const currencySign = /[£€]|(?<!`)\$\d/;
const numbers = /\d[\d,]*(?:\.\d+)?/g;

const pages = [
  ...sources(["app", "components", "early-script", "server/legal"]),
  ...sources(["desk"]).filter(({ file }) => file.endsWith(".tsx")),
];

describe.each(pages.map(({ file, text }) => [file, text]))("%s", (file, text) => {
  it("contains no text or price", () => {
    if (file.endsWith("x")) expect(text).not.toMatch(literalInAttribute);
    expect(text).not.toMatch(currencySign);
    expect(pricesIn(text)).toEqual([]);
  });
});

describe.each(messageTexts())("%s", (_file, texts) => {
  it("takes every price as an argument", () => {
    expect(texts.filter((text) => currencySign.test(text) || pricesIn(text).length > 0)).toEqual([]);
  });
});

it("recognises a text, a currency sign and a price", () => {
  expect('<img alt="A receipt">').toMatch(literalInAttribute);
  expect('<img alt="">').not.toMatch(literalInAttribute);
  expect("<i title={`Total`}>").toMatch(literalInAttribute);
  expect("from $149").toMatch(currencySign);
  expect(pricesIn("from 149 or 193.70 a month")).toEqual(["149", "193.70"]);
});

/** Numbers of a text that are a price of some plan in some market. */
function pricesIn(text: string): string[] {
  return (text.match(numbers) ?? []).filter((number) => prices().has(Number(number.replaceAll(",", ""))));
}

function prices(): Set<number> {
  known ??= new Set(markets.flatMap(({ currency }) => pricesOf(currency)));
  return known;
}

let known: Set<number> | undefined;

function pricesOf(currency: (typeof markets)[number]["currency"]): number[] {
  const totals = planTypes.flatMap((type) =>
    [false, true].map((rollover) => order(type, rollover, currency).total),
  );
  const range = advertisedRange(currency);
  const minor = [...totals, ...tiers(currency).map(({ price }) => price)];
  return [...minor.map((price) => price / 100), ...minor.map(headline), range.from, range.to].filter(
    (p) => p !== 100,
  );
}

function messageTexts(): [file: string, texts: string[]][] {
  return messageFiles()
    .filter(({ file }) => file.endsWith(".json"))
    .map(({ file, text }) => {
      const tree: unknown = JSON.parse(text);
      return [file, leafPaths(tree).map((path) => textAt(tree, path))];
    });
}

function textAt(tree: unknown, path: string): string {
  return String(path.split(".").reduce((under, key) => (under as Record<string, unknown>)[key], tree));
}
