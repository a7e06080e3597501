import { codePointsPerCharacter } from "./limits";

/** Longer in characters, or in the database's code points. The cheaper tests run first, for texts of a megabyte. */
export function isLongerThan(text: string, max: number): boolean {
  const codePoints = max * codePointsPerCharacter;
  if (text.length <= max) return false;
  return text.length > 2 * codePoints || [...text].length > codePoints || countCharacters(text, max) > max;
}

/** UTF-16 units that are segmented at once, since Node 20 takes quadratic time for a text. */
const pieceLength = 256;

let segmenter: Intl.Segmenter | undefined;

/** Counts characters as a person does, to about `max`. One that is longer than a piece counts as several. */
function countCharacters(text: string, max: number): number {
  // Not when the module loads: making it blocks a slow phone for 60 ms.
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (let start = 0; start < text.length && count <= max; ) {
    const end = pieceEnd(text, start);
    const begins = Array.from(segmenter.segment(text.slice(start, end)), ({ index }) => index);
    // The last character may go on in the next piece, which therefore begins with it.
    const last = begins.length > 1 && end < text.length ? begins.pop() : undefined;
    count += begins.length;
    start = last === undefined ? end : start + last;
  }
  return count;
}

/** Does not divide a surrogate pair. */
function pieceEnd(text: string, start: number): number {
  const end = start + pieceLength;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end;
}

/** One trimmed line in Unicode NFC without control characters; empty where nothing is visible (docs/decisions/0081). */
export function tidy(text: string): string {
  const line = normalized(text.replace(lineBreaks, " ").replace(controls, "").replace(/ +/g, " ")).trim();
  return visible.test(line.replace(invisible, "")) ? line : "";
}

/** As `tidy`, but keeps line breaks, at most one empty line in a row. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map(tidy)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** In NFC. Of more than 30 marks on one letter the rest goes: sorting a long run of them takes quadratic time (UAX 15). */
export function normalized(text: string): string {
  const safe = text.replace(longMarks, "$1").normalize("NFC");
  return safe.replace(longMarks, "$1"); // Some marks are two in NFC
}

export function normalizedEmail(email: string): string {
  return tidy(email).toLowerCase();
}

const longMarks = /(\p{M}{30})\p{M}+/gu;
const lineBreaks = /[\s\u0085]+/g;
const controls = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** Joiners, fillers (U+3164), and two symbols that draw nothing: the Braille blank and the null notehead. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
