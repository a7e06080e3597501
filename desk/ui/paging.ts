import * as z from "zod/mini";

/** Rows of a list on one page. */
export const rowsPerPage = 25;

/** The number of a row, in an address. */
export const rowNumber = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

/** A page's rows, of which one more was asked for, and the last one if there are older ones. */
export function pageOf<Row extends { readonly id: string | number }>(
  found: readonly Row[],
  size = rowsPerPage,
): { rows: Row[]; older: Row["id"] | null } {
  const rows = found.slice(0, size);
  return { rows, older: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}
