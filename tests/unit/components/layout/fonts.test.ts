import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { english } from "@/tests/support/english";

/** What both of the site's fonts can draw; anything else would fall back to another face. */
const drawn = /^[ -~\u00a0£©·½×àçèéô–—‘’“”•…−\n]*$/;

it.each(Object.entries(english))("uses only characters of the site's fonts in %s", (_, messages) => {
  expect(JSON.stringify(messages)).toMatch(drawn);
});

it.each(["privacy", "terms", "cookies", "accessibility", "dpa"])(
  "uses only characters of the site's fonts in the text of %s",
  (name) => {
    expect(readFileSync(`messages/legal/${name}.md`, "utf8")).toMatch(drawn);
  },
);
