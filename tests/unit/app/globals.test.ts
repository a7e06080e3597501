import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sheets = readdirSync("components/styles").filter((name) => name.endsWith(".css"));

it.each(sheets)("the style sheet %s keeps to one subject, under 200 lines", (name) => {
  expect(readFileSync(`components/styles/${name}`, "utf8").split("\n").length).toBeLessThanOrEqual(200);
});

it("every style sheet is imported once, by the one that holds their order", () => {
  const imported = readFileSync("app/globals.css", "utf8").matchAll(/styles\/([\w-]+\.css)"/g);
  expect([...imported].map(([, name]) => name).toSorted()).toEqual(sheets.toSorted());
});
