import { expect, test } from "vitest";
import { comparedWords, prefixesOf, wantsSimilar } from "@/desk/sign-ups/search";

test.each(["%%%%%%", "___", "- - -", "\u{1F389}\u{1F389}\u{1F389}", "\u0301\u0301\u0301", "ab"])(
  "a search for %j, in which nothing can be compared, is for what begins so alone",
  (search) => expect(wantsSimilar(search, false)).toBe(false),
);

test.each([
  ["fenwick", true],
  ["100%", true],
  ["\u5c4b\u5c4b\u5c4b", true],
])("a search for %j is for similar names too", (search, expected) =>
  expect(wantsSimilar(search, false)).toBe(expected),
);

test("words without a letter or digit, or of two signs, are not compared", () => {
  expect(comparedWords("fennick & %%% joinry")).toEqual(["fennick", "joinry"]);
  expect(comparedWords("a b")).toEqual(["a b"]);
});

test.each([
  ["ana <ana@firm.example>", "email", "ana@firm.example"],
  ["mailto:ana@firm.example", "email", "ana@firm.example"],
  ["info@r\u00E4ucher.de", "email", "info@xn--rucher-bua.de"],
  ["jk\u20117f3q\u20112m8w.", "reference", "JK-7F3Q-2M8W"],
  ["12\u20133456789", "number", "12-3456789"],
  ["09123457.", "number", "09123457"],
] as const)("the pasted search %j looks for the %s %s", (search, field, beginning) => {
  expect(prefixesOf(search)[field]).toContain(beginning);
});

test.each([".", "'", "(", "***"])("a search for %j begins no reference", (search) => {
  expect(prefixesOf(search).reference).toEqual([]);
});
