import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { currencies } from "@/lib/markets/currencies";
import { english } from "@/tests/support/messages";

const fonts = ["besley-latin", "hanken-grotesk-latin"].map(
  (name) => new PDFDocument().font(`components/styles/fonts/${name}.woff2`)._font.font,
);

/** The characters that one of the site's fonts lacks, so that a browser falls back to another face. */
function missing(text: string): string[] {
  return [...new Set(text.replaceAll("\n", ""))].filter((character) =>
    fonts.some((font) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
}

it.each(Object.entries(english))("uses only characters of the site's fonts in %s", (_, messages) => {
  // They have no sign for the cent, which another face draws beside a price of less than a dollar.
  expect(missing(JSON.stringify(messages).replaceAll("¢", ""))).toEqual([]);
});

it.each(Object.entries(currencies))("the site's fonts have the symbol of %s", (_, { symbol }) => {
  expect(missing(symbol)).toEqual([]);
});

it.each(["privacy", "terms", "cookies", "accessibility", "dpa"])(
  "uses only characters of the site's fonts in the text of %s",
  (name) => {
    expect(missing(readFileSync(`messages/legal/en/${name}.md`, "utf8"))).toEqual([]);
  },
);
