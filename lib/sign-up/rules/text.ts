import { codePointsPerCharacter } from "./limits";

/**
 * Whether a text is longer than a limit, in characters or in the database's code points. The cheaper tests run first, for texts
 * of a megabyte.
 */
export function isLongerThan(text: string, max: number): boolean {
  const codePoints = max * codePointsPerCharacter;
  if (text.length <= max) return false;
  return text.length > 2 * codePoints || [...text].length > codePoints || countCharacters(text, max) > max;
}

/** UTF-16 units that are segmented in one piece: Node 20 takes quadratic time for a text. */
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

/** Where a piece ends: never inside a surrogate pair. */
function pieceEnd(text: string, start: number): number {
  const end = start + pieceLength;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end;
}

/**
 * A name or free text as one trimmed line in Unicode NFC. Control characters go, and invisible ones unless they shape the
 * character before them (docs/decisions/0081); dashes and quotes stay. Empty if nothing in it is visible.
 */
export function tidy(text: string): string {
  const visibleText = text
    .replace(lineBreaks, " ")
    .replace(controls, "")
    .replace(invisibleOrMeant, (_, intended = "") => intended)
    .replace(layoutForms, (form) => (isHyphen.test(form) ? "-" : form.normalize("NFKC")))
    .replace(/ +/g, " ");
  const line = normalized(visibleText).trim();
  return visible.test(line.replace(invisible, "")) ? line : "";
}

/** As `tidy`, for an identifier such as a number or an address: every dash, quote and full-width form is in ASCII. */
export function tidyIdentifier(text: string): string {
  return tidy(text.replace(invisible, "")).replace(/\P{ASCII}/gu, inAscii);
}

/** As `tidyIdentifier`, for a code of Latin letters and digits without punctuation around it, such as a postal code. */
export function tidyCode(text: string): string {
  return unwrapped(inLatin(tidyIdentifier(text)));
}

/** Replaces Cyrillic and Greek letters that look like Latin capitals, as keyboards of two alphabets mix them. */
function inLatin(code: string): string {
  return code.replace(/[\u0370-\u052F]/g, (letter) => {
    const at = lookAlikes.indexOf(letter.toUpperCase());
    return at < 0 ? letter : latinLetters.charAt(at);
  });
}

const lookAlikes =
  "\u0410\u0412\u0421\u0415\u041D\u0406\u0408\u041A\u041C\u041E\u0420\u0405\u0422\u0423\u0425" +
  "\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7";
const latinLetters = "ABCEHIJKMOPSTYXABEZHIKMNOPTYX";

/** Removes the punctuation, brackets and quotes that a sentence or a signature puts around an identifier. */
export function unwrapped(identifier: string): string {
  return withoutTail(identifier).replace(/^[\s"'`(<[{,;:.!|*]+/, "");
}

/** As `unwrapped`, but at the end only. */
export function withoutTail(identifier: string): string {
  return identifier.replace(tail, "");
}

/**
 * The lookbehind lets the expression begin at the start of a run only: from each of its characters, a long run would take
 * quadratic time.
 */
const tail = /(?<![\s"'`)>\]},;:.!?|*])[\s"'`)>\]},;:.!?|*]+$/;

/** As `tidy`, but keeps line breaks, at most one empty line in a row. */
export function tidyLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map(tidy)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * Text in NFC. Of more than 30 marks on one letter the rest is removed: sorting a long run of them takes quadratic time (UAX 15).
 */
function normalized(text: string): string {
  const safe = text.replace(longMarks, "$1").normalize("NFC");
  return safe.replace(longMarks, "$1"); // Some marks are two in NFC
}

function inAscii(character: string): string {
  if (/[\p{Pd}\u2212]/u.test(character)) return "-";
  if (/[\u2018-\u201B\u2032\u02B9-\u02BC\xB4]/.test(character)) return "'";
  if (/[\u201C-\u201F\u2033\xAB\xBB]/.test(character)) return '"';
  if (/[\u3002\uFF61]/.test(character)) return ".";
  const plain = character.normalize("NFKC");
  return /^[!-~]$/.test(plain) ? plain : character;
}

const longMarks = /(\p{M}{30})\p{M}+/gu;
const lineBreaks = /[\s\u0085]+/g;
const controls = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** Joiners, fillers (U+3164), and two symbols that draw nothing: the Braille blank and the null notehead. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** Hyphens that only say where a line may break, and ligatures, as PDFs have them. */
const layoutForms = /[\u2010\u2011\uFB00-\uFB06]/g;
const isHyphen = /[\u2010\u2011]/;

/** The group has the invisible characters that stay: they shape the character before them. */
const invisibleOrMeant = new RegExp(
  `(${[
    "\\u{1F3F4}[\\u{E0020}-\\u{E007E}]{2,30}\\u{E007F}", // The flag of England
    "(?<=\\p{Extended_Pictographic}[\\uFE0F\\p{Emoji_Modifier}]?)\\u200D(?=\\p{Extended_Pictographic})",
    "(?<=\\p{Extended_Pictographic})[\\uFE0E\\uFE0F]",
    "(?<=[#*0-9])\\uFE0F(?=\\u20E3)", // A keycap
    "(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]", // A form of a letter in a Japanese name
    "(?<=[\\u1820-\\u18AA])[\\u180B-\\u180F]", // The same in Mongolian
    // Joiners in the scripts from Arabic to Myanmar, in Khmer and in Mongolian
    "(?<=[\\u0620-\\u109F\\u1780-\\u17B3\\u17B6-\\u180A\\u1820-\\u18AA])[\\u200C\\u200D]",
  ].join("|")})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC]`,
  "gu",
);

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
