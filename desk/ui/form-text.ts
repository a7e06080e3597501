/** Characters of an operator's note. */
export const maxNoteLength = 2_000;

/** The text of a field, without NUL, which PostgreSQL cannot store. */
export function textIn(form: FormData, name: string): string {
  const value = form instanceof FormData ? form.get(name) : null;
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
