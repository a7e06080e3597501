import { limits, mostCharacters, mostTyped } from "./rules/limits";

export type FormValues = Readonly<Record<string, string>>;

/** Invisible: what fills it in is most likely a program. */
export const honeypotField = "contactWebsite";

const ownFields = ["market", "then", "enhanced", "intent", honeypotField];

/** Reads the fields of an answer, the first of each name; files and the form's own fields are left out. */
export function formValues(form: Iterable<readonly [name: string, value: unknown]>): FormValues {
  const first = new Map<string, unknown>();
  for (const [name, value] of form) if (!first.has(name)) first.set(name, value);
  return Object.fromEntries(
    [...first].filter(
      (field): field is [string, string] => typeof field[1] === "string" && isTyped(field[0]),
    ),
  );
}

/** A name that begins with a dollar is React's. */
function isTyped(name: string): boolean {
  return !ownFields.includes(name) && !name.startsWith("$");
}

/** At most one more than allowed, which is enough to refuse it. */
export function directorRows(values: FormValues): number {
  const rows = Object.keys(values).map((name) => Number(directorField.exec(name)?.[1] ?? -1));
  return Math.min(Math.max(-1, ...rows) + 1, limits.directors + 1);
}

export const directorField = /^directors\.(\d{1,3})\./;

/** In UTF-16 units. */
export function charactersIn(values: FormValues): number {
  return Object.values(values).reduce((sum, { length }) => sum + length, 0);
}

/** In UTF-16 units. */
export function mostTypedIn(field: string): number {
  return directorField.test(field) ? mostTyped.director : mostTyped.other;
}

/** Truncates each text where they are longer in all than a form may be. */
export function beginningsOf(values: FormValues): FormValues {
  if (charactersIn(values) <= mostCharacters) return values;
  const cut = Object.fromEntries(
    Object.entries(values).map(([field, text]) => [field, text.slice(0, mostTypedIn(field))]),
  );
  return charactersIn(cut) <= mostCharacters ? cut : {};
}
