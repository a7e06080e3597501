import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { currencies } from "@/lib/markets/currencies";
import { english } from "@/tests/support/messages";

/** What both of the site's fonts can draw; anything else would fall back to another face. */
const drawn = /^[ -~\u00a0£©·½×àçèéô–—‘’“”•…−\n]*$/;

it.each(Object.entries(english))("uses only characters of the site's fonts in %s", (_, messages) => {
  // They have no sign for the cent, which another face draws beside a price of less than a dollar.
  expect(JSON.stringify(messages).replaceAll("¢", "")).toMatch(drawn);
});

it.each(Object.entries(currencies))("the site's fonts have the symbol of %s", (_, { symbol }) => {
  expect(symbol).toMatch(drawn);
});

it.each(["privacy", "terms", "cookies", "accessibility", "dpa"])(
  "uses only characters of the site's fonts in the text of %s",
  (name) => {
    expect(readFileSync(`messages/legal/en/${name}.md`, "utf8")).toMatch(drawn);
  },
);
