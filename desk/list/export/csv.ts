import { textOf } from "./fields";

/** A line of RFC 4180, in which no spreadsheet finds a formula (docs/decisions/0164). */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/**
 * A sign, also as a wide character, with which a spreadsheet begins a formula: at the beginning of a cell, or after what some
 * spreadsheets take for the end of one, whatever quotes and white space are between. The sign is looked for first, since each
 * look back may be as long as the text.
 */
const formulaSign = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20](?<=(?:^|[;\t\r\n])["\s\p{C}]*.)/gu;

/** As telephone numbers are, which only read wrong when they are computed. */
const signedNumber = /^[+-][\d ().-]*$/;

const quoted = /[",;\t\r\n]|^\s|\s$/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = textOf(value);
  const harmless = signedNumber.test(text) ? text : text.replace(formulaSign, "'$&");
  return quoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
