const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Counts characters as a person does: an emoji with a skin tone is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/**
 * One spelling for one line of text: Unicode NFC, white space of any kind as spaces, trimmed. Control characters, marks that
 * turn the direction of text, and halves of characters go. A text of which nothing can be seen is empty.
 */
export function tidy(text: string): string {
  const line = text
    .replace(lineBreaks, " ")
    .replace(controls, "")
    .replace(/ +/g, " ")
    .normalize("NFC")
    .trim();
  return visible.test(line.replace(invisible, "")) ? line : "";
}

/** One spelling for one mailbox: as `tidy`, in small letters. */
export function normalizedEmail(email: string): string {
  return tidy(email).toLowerCase();
}

const lineBreaks = /[\s\u0085]+/g;
const controls = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** Joiners, fillers (U+3164) and the like; the Braille blank and the null notehead count as symbols, but draw nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** Marks alone are no text: they need something to stand on. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
