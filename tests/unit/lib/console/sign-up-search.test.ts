import { expect, test } from "vitest";
import { comparedWords, wantsSimilar } from "@/lib/console/sign-up-search";

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
