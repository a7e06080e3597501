import { exportAddress } from "@/lib/routing/desk";

/** The first is for people, the others are for programs (docs/decisions/0164). */
export const exportFormats = ["xlsx", "csv", "jsonl"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Lists of the desk that can be exported. */
const exportedLists = ["sign-ups", "leads", "unfinished", "payments", "work", "webhooks", "audit"] as const;
export type ExportedList = (typeof exportedLists)[number];

export type ExportRow = Readonly<Record<string, unknown>>;

export function isExportFormat(value: unknown): value is ExportFormat {
  return exportFormats.some((format) => format === value);
}

export function isExportedList(value: unknown): value is ExportedList {
  return exportedLists.some((list) => list === value);
}

/** The address that exports a list. `address`: the list's, with its filters. */
export function exportAddressOf(list: ExportedList, address: string): string {
  const filters = new URL(address, "http://localhost").searchParams;
  return `${exportAddress}?${new URLSearchParams([["list", list], ...filters])}`;
}
