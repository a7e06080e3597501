import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { baseFonts, hasGlyphs, type Pdf } from "./letterhead";

const { resolve } = createRequire(import.meta.url);

/**
 * Packages of fonts in the order in which they are tried, each in files for a part of Unicode. Vazirmatn has the Arabic letters:
 * a Noto font draws one without its dots and the dots apart, so that another letter is copied from the file.
 */
const families = ["noto-sans", "vazirmatn", "noto-sans-hebrew"] as const;
const chinese = ["noto-sans-sc", "noto-sans-tc"] as const;
const japanese = "noto-sans-jp";
const korean = "noto-sans-kr";

const weight = 500; // Of the base fonts

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

/** The names of the fonts that the text needs, the site's own first. Registers further ones, each with only the text's letters. */
export async function fontsFor(pdf: Pdf, text: string): Promise<string[]> {
  const fonts: string[] = [...baseFonts];
  let missing = new Set(text.replaceAll(/\s/g, "").replaceAll(ignorable, ""));
  const lacksGlyph = (letter: string) => !fonts.some((font) => hasGlyphs(pdf, font, letter));
  for (const family of [null, ...familiesFor(text)]) {
    for (const file of family ? filesWith(family, missing) : []) {
      pdf.registerFont(file, await subsetOf(file, text));
      fonts.push(file);
    }
    missing = new Set([...missing].filter(lacksGlyph));
    if (missing.size === 0) return fonts;
  }
  return fonts;
}

/** Han letters have one code point and a shape for each language: kana and hangul show which language it is. */
function familiesFor(text: string) {
  if (/\p{Script=Hangul}/u.test(text)) return [...families, korean, ...chinese, japanese];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return [...families, japanese, ...chinese, korean];
  return [...families, ...chinese, japanese, korean];
}

/** The files of the family that have some of the letters, according to its list of ranges. */
function filesWith(family: string, letters: ReadonlySet<string>): string[] {
  const list: unknown = JSON.parse(
    readFileSync(resolve(`@fontsource-variable/${family}/unicode.json`), "utf8"),
  );
  const codePoints = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  return Object.entries(list ?? {})
    .filter(([, ranges]) =>
      rangesOf(String(ranges)).some(([from, to]) => codePoints.some((c) => from <= c && c <= to)),
    )
    .map(
      ([part]) =>
        `@fontsource-variable/${family}/files/${family}-${part.replaceAll(/[[\]]/g, "")}-wght-normal.woff2`,
    );
}

/** The first and last code points of each range in a list such as `U+0370-0377,U+037A`. */
function rangesOf(list: string): [number, number][] {
  return [...list.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

/** PDFKit embeds neither WOFF2 nor variable fonts correctly. */
async function subsetOf(file: string, text: string): Promise<Buffer> {
  // Imported here, since few texts need it: it takes 10 MB.
  const { default: subset } = await import("subset-font");
  return subset(await readFile(resolve(file)), text, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
}
