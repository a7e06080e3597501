import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marketCodes } from "@/lib/markets";

const style = readFileSync("components/styles/market.css", "utf8");

test.each(marketCodes)("the style sheet shows the detected country and the suggestion for %s", (code) => {
  expect(style).toContain(`html[data-geo="detected"][data-offered="${code}"] .detected[data-line="${code}"]`);
  expect(style).toContain(`html[data-offered="${code}"] .suggestion[data-suggest="${code}"]:not([hidden])`);
});
