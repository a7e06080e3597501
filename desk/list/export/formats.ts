import { exportAddress } from "@/lib/routing/desk";

/** A workbook for people, CSV for programs (docs/decisions/0164). */
export const exportFormats = ["xlsx", "csv"] as const;
export type ExportFormat = (typeof exportFormats)[number];

export function isExportFormat(value: unknown): value is ExportFormat {
  return exportFormats.some((format) => format === value);
}

/** The address that exports a list. `address`: the list's, with its filters. */
export function exportAddressOf(list: string, address: string): string {
  const filters = new URL(address, "http://localhost").searchParams;
  return `${exportAddress}?${new URLSearchParams([["list", list], ...filters])}`;
}
