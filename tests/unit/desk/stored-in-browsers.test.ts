import { expect, it } from "vitest";
import { sources } from "@/tests/support/sources";

const filesWith = (pattern: RegExp) =>
  sources(["desk"])
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .sort();

it("knows every file of the desk that stores something in the browser", () => {
  expect(filesWith(/localStorage|sessionStorage|indexedDB|document\.cookie/)).toEqual([]);
  expect(filesWith(/\bcookies\b.*from "next\/headers".*\.set\(|set-cookie/is)).toEqual([
    "desk/auth/call.ts",
    "desk/auth/cookies.ts",
    "desk/list/columns.ts",
  ]);
});
