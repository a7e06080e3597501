import { expect, it } from "vitest";
import { sources } from "@/tests/support/sources";

it("a section, its heading and its lead are left to the server by the browser's components", () => {
  const strays = sources(["components"])
    .filter(({ text }) => text.startsWith('"use client"'))
    .filter(({ text }) => /from "(@\/components\/marketing|\.\.?(\/\.\.)*)\/sections\//.test(text))
    .map(({ file }) => file);
  expect(strays).toEqual([]);
});
