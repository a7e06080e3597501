/** Rows of a list on one page. */
export const rowsPerPage = 25;

/** A page's rows, of which one more was asked for, and the last one if there are older ones. */
export function pageOf<Row extends { readonly id: string | number }>(found: readonly Row[]) {
  const rows = found.slice(0, rowsPerPage);
  return { rows, older: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null };
}

/** An address with those of the parameters that have a value. */
export function addressWith(
  address: string,
  parameters: Readonly<Record<string, string | number | null>>,
): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}
