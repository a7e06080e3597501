let segmenter: Intl.Segmenter | undefined;

export function countCharacters(text: string): number {
  // Not when the module loads: making it blocks a slow phone for 60 ms.
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** One trimmed line in Unicode NFC without control characters; empty where nothing is visible (docs/decisions/0081). */
export function tidy(text: string): string {
  const line = text
    .replace(lineBreaks, " ")
    .replace(controls, "")
    .replace(/ +/g, " ")
    .normalize("NFC")
    .trim();
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

export function normalizedEmail(email: string): string {
  return tidy(email).toLowerCase();
}

const lineBreaks = /[\s\u0085]+/g;
const controls = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** Joiners, fillers (U+3164), and two symbols that draw nothing: the Braille blank and the null notehead. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
