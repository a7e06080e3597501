import { markets } from "@/lib/markets";

const aliases = new Map<string, string>(
  markets.flatMap(({ names, iso }) => names.map((name) => [name, iso])),
);

const noCountry = new Set(["AA", "AP", "EU", "XX", "ZZ"]); // Codes for unknown countries and for regions

/** The ISO 3166-1 alpha-2 code in a header or answer; null for anything else, such as T1, XX or a list. */
export function countryCode(value: string | null | undefined): string | null {
  const name = value?.trim().toUpperCase() ?? "";
  const code = aliases.get(name) ?? name;
  return /^[A-Z]{2}$/.test(code) && !noCountry.has(code) ? code : null;
}
