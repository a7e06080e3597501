import { expect, it } from "vitest";
import { sources } from "@/tests/support/sources";

it("client components leave sections and headings to the server", () => {
  const strays = sources(["components", "desk"])
    .filter(({ text }) => text.startsWith('"use client"'))
    .filter(({ text }) => /from "(@\/components\/marketing|\.\.?(\/\.\.)*)\/sections\//.test(text))
    .map(({ file }) => file);
  expect(strays).toEqual([]);
});
