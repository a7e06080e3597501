import { limits, maxCharacters, maxFieldLength } from "./rules/limits";

export type FormValues = Readonly<Record<string, string>>;

/** The name of the honeypot. It must be one that no browser or password manager fills in. */
export const honeypotField = "leaveEmpty";

const ownFields = ["edition", "from", "keptUntil", "changed", "then", "enhanced", "intent", honeypotField];

/** The text fields that the visitor typed, the first of each name; without files and the product's hidden fields. */
export function formValues(form: Iterable<readonly [name: string, value: unknown]>): FormValues {
  const first = new Map<string, unknown>();
  for (const [name, value] of form) if (!first.has(name)) first.set(name, value);
  return Object.fromEntries(
    [...first].filter(
      (field): field is [string, string] => typeof field[1] === "string" && isTyped(field[0]),
    ),
  );
}

/** React's own hidden fields begin with a dollar. */
function isTyped(name: string): boolean {
  return !ownFields.includes(name) && !name.startsWith("$");
}

/** The number of rows, counted to at most one more than allowed, so that a crafted index costs nothing. */
export function directorRows(values: FormValues): number {
  const rows = Object.keys(values).map((name) => Number(directorField.exec(name)?.[1] ?? -1));
  return Math.min(Math.max(-1, ...rows) + 1, limits.directors + 1);
}

export const directorField = /^directors\.(\d{1,3})\./;

/** The length of all values together, in UTF-16 units. */
export function charactersIn(values: FormValues): number {
  return Object.values(values).reduce((sum, { length }) => sum + length, 0);
}

/** A field's `maxlength`, in UTF-16 units. */
export function maxLengthOf(field: string): number {
  return directorField.test(field) ? maxFieldLength.director : maxFieldLength.other;
}

/** Truncates every value if they are together longer than a form may be; empty if that is not enough. */
export function beginningsOf(values: FormValues): FormValues {
  if (charactersIn(values) <= maxCharacters) return values;
  const cut = Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, text.slice(0, maxLengthOf(field))]),
  );
  return charactersIn(cut) <= maxCharacters ? cut : {};
}
