/** What a country name means that is not an ISO code but is used as one. */
const aliases: Record<string, string> = { UK: "GB", USA: "US", CANADA: "CA" };

/** Codes that answer "no country": unknown (XX, ZZ), placeholders, and whole continents. */
const noCountry = new Set(["AA", "AP", "EU", "XX", "ZZ"]);

/**
 * The ISO 3166-1 alpha-2 code that a header, a lookup or a database names, or null.
 * Trimmed and upper-cased; T1 (Tor), XX, a list of countries and any other junk name no country.
 */
export function countryCode(value: string | null | undefined): string | null {
  const name = value?.trim().toUpperCase() ?? "";
  const code = Object.hasOwn(aliases, name) ? aliases[name] : name;
  return code !== undefined && /^[A-Z]{2}$/.test(code) && !noCountry.has(code) ? code : null;
}
