import { exportAddress } from "@/lib/routing/console";

export const exportFormats = ["csv", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Lists of the desk that can be had as files. */
const exportedLists = ["sign-ups", "leads", "unfinished", "payments", "work", "webhooks", "audit"] as const;
export type ExportedList = (typeof exportedLists)[number];

export type ExportRow = Readonly<Record<string, unknown>>;

type Writer = {
  readonly type: string;
  head(columns: readonly string[]): string;
  line(row: ExportRow): string;
  /** The last line, without which a file was cut off. */
  end(rows: number): string;
};

/** docs/decisions/0164 */
export const writers: Record<ExportFormat, Writer> = {
  csv: {
    type: "text/csv; charset=utf-8",
    head: (columns) => `\uFEFF${csvLine(columns)}`,
    line: (row) => csvLine(Object.values(row)),
    end: (rows) => `# end of export, ${rows} rows\r\n`,
  },
  jsonl: {
    type: "application/jsonl; charset=utf-8",
    head: () => "",
    line: (row) => `${JSON.stringify(row)}\n`,
    end: (rows) => `${JSON.stringify({ end: true, rows })}\n`,
  },
};

export function isExportFormat(value: unknown): value is ExportFormat {
  return exportFormats.some((format) => format === value);
}

export function isExportedList(value: unknown): value is ExportedList {
  return exportedLists.some((list) => list === value);
}

/** `address`: of the list, with its filters. */
export function exportAddressOf(list: ExportedList, address: string): string {
  const filters = new URL(address, "http://localhost").searchParams;
  return `${exportAddress}?${new URLSearchParams([["list", list], ...filters])}`;
}

/** A line of RFC 4180. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

/** With these, also as wide characters, a spreadsheet begins a formula. */
const formula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

const quoted = /[",\r\n]|^\s|\s$/;

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text =
    value instanceof Date ? value.toISOString() : typeof value === "string" ? value : JSON.stringify(value);
  const harmless = formula.test(text) ? `'${text}` : text;
  return quoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
