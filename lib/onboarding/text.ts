const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Counts characters as a person does: an emoji with a skin tone is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** One spelling for one text: trimmed, Unicode NFC. */
export function tidy(text: string): string {
  return text.normalize("NFC").trim();
}

/** One spelling for one mailbox: as `tidy`, in small letters. */
export function normalizedEmail(email: string): string {
  return tidy(email).toLowerCase();
}

/**
 * Whether a text holds what no name or address needs and a database refuses or mangles: control characters
 * (NUL and line breaks among them) and lone surrogates.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed();
}
