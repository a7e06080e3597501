import bidiFactory from "bidi-js";
import { hasGlyphs, type Pdf } from "./letterhead";

/** A text in one font, which PDFKit draws from left to right in one piece. */
export type Piece = { readonly font: string; readonly text: string };

type Style = {
  readonly fonts: readonly string[]; // In the order in which they are tried
  readonly size: number;
  readonly width: number; // In points
  readonly direction: "ltr" | "auto"; // `auto`: the direction of the first letter that has one
};

/** Scripts from right to left: PDFKit reverses their words. */
export const rightToLeftScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Sets a text in lines, the pieces of each from left to right. A letter that no font has is replaced by its code point: `[U+1F600]`. */
export function linesOf(pdf: Pdf, text: string, style: Style): Piece[][] {
  return replaceMissing(pdf, text, style.fonts)
    .split("\n")
    .flatMap((paragraph) => {
      const direction = directionOf(paragraph, style);
      return brokenAt(pdf, paragraph, style).map((line) => piecesOf(pdf, line, direction, style.fonts));
    });
}

/** Whether some letter of the text is in none of the fonts. Changes the document's font. */
export function hasMissing(pdf: Pdf, text: string, fonts: readonly string[]): boolean {
  return replaceMissing(pdf, text, fonts) !== normalized(text);
}

function normalized(text: string): string {
  return text.normalize("NFC").replaceAll(/[^\S\n]/g, " ");
}

function replaceMissing(pdf: Pdf, text: string, fonts: readonly string[]): string {
  return normalized(text).replaceAll(/[^\s\p{Default_Ignorable_Code_Point}]/gu, (letter) => {
    if (!/\p{Control}/u.test(letter) && fonts.some((font) => hasGlyphs(pdf, font, letter))) return letter;
    return `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}]`;
  });
}

function directionOf(paragraph: string, { direction }: Style): "ltr" | "rtl" {
  const [first] = bidi.getEmbeddingLevels(paragraph, direction).paragraphs;
  return first && isRightToLeft(first.level) ? "rtl" : "ltr";
}

function isRightToLeft(level: number): boolean {
  return level % 2 === 1;
}

function brokenAt(pdf: Pdf, paragraph: string, style: Style): string[] {
  const { fonts, size, width } = style;
  const widthOf = (text: string) => {
    pdf.fontSize(size);
    return piecesFromTheLeft(pdf, text, fonts).reduce(
      (sum, piece) => sum + pdf.font(piece.font).widthOfString(piece.text),
      0,
    );
  };
  const parts = unbreakableParts(paragraph).flatMap((part) =>
    widthOf(part.trimEnd()) > width ? [...graphemes.segment(part)].map(({ segment }) => segment) : [part],
  );
  let [line, lineWidth] = ["", 0];
  const lines: string[] = [];
  for (const part of parts) {
    if (line !== "" && lineWidth + widthOf(part.trimEnd()) > width) {
      lines.push(line.trimEnd());
      [line, lineWidth] = ["", 0];
    }
    line += part;
    lineWidth += widthOf(part);
  }
  return [...lines, line.trimEnd()];
}

/** A line may end after a space, and between two words without one, as Chinese has them. */
function unbreakableParts(text: string): string[] {
  const parts: string[] = [];
  let isAfterWord = false;
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || last.endsWith(" ") || (isAfterWord && isWordLike)) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
    isAfterWord = isWordLike;
  }
  return parts;
}

function piecesOf(pdf: Pdf, text: string, direction: "ltr" | "rtl", fonts: readonly string[]): Piece[] {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels);
  const letters = Array.from({ length: text.length }, (_, at) => mirrored.get(at) ?? text.charAt(at));
  const runs = levelRuns(bidi.getReorderedIndices(text, embedding), embedding.levels);
  return runs.flatMap(({ from, to, level }) => {
    const run = letters.slice(from, to + 1).join("");
    return isRightToLeft(level) ? piecesFromTheRight(pdf, run, fonts) : piecesFromTheLeft(pdf, run, fonts);
  });
}

type LevelRun = { readonly from: number; readonly to: number; readonly level: number };

/** The runs of one level, from left to right, with the places of their first and last letters in the text. */
function levelRuns(fromLeft: readonly number[], levels: Uint8Array): LevelRun[] {
  const runs: LevelRun[] = [];
  for (const at of fromLeft) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && at === last.to + 1) runs[runs.length - 1] = { ...last, to: at };
    else if (last?.level === level && at === last.from - 1) runs[runs.length - 1] = { ...last, from: at };
    else runs.push({ from: at, to: at, level });
  }
  return runs;
}

/** Reverses the words, so that the last comes first. PDFKit reverses the letters of a word. */
function piecesFromTheRight(pdf: Pdf, run: string, fonts: readonly string[]): Piece[] {
  return wordsOf(run)
    .flatMap((word) => piecesOfWord(pdf, word, fonts))
    .flatMap((piece) => (rightToLeftScript.test(piece.text) ? [piece] : lettersOf(piece)))
    .toReversed();
}

/** Arabic digits run from left to right, but PDFKit would reverse them. */
function piecesFromTheLeft(pdf: Pdf, run: string, fonts: readonly string[]): Piece[] {
  const pieces = wordsOf(run).flatMap((word) => piecesOfWord(pdf, word, fonts));
  return joined(pieces).flatMap((piece) => (rightToLeftScript.test(piece.text) ? lettersOf(piece) : [piece]));
}

/**
 * The words and the spaces between them. Invisible characters are removed here, where they are no longer needed: bidi-js has put
 * the directions in order. A zero-width non-joiner ends a word, so that the letter before it has its final shape.
 */
function wordsOf(run: string): string[] {
  const parts = run.match(/\s+|[^\s\u200c]+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""));
}

function lettersOf({ font, text }: Piece): Piece[] {
  return [...graphemes.segment(text)].map(({ segment }) => ({ font, text: segment }));
}

/** One font for a word if one has all its letters, else one for each letter with its accents. */
function piecesOfWord(pdf: Pdf, word: string, fonts: readonly string[]): Piece[] {
  const [first = ""] = fonts;
  const fontFor = (text: string) => fonts.find((font) => hasGlyphs(pdf, font, text));
  const shared = fontFor(word);
  if (shared) return [{ font: shared, text: word }];
  const pieces = [...graphemes.segment(word)].flatMap(({ segment }) => {
    const font = fontFor(segment);
    if (font) return [{ font, text: segment }];
    return [...segment].map((text) => ({ font: fontFor(text) ?? first, text }));
  });
  return joined(pieces);
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.font === piece.font) result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}
