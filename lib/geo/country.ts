const aliases: Record<string, string> = { UK: "GB", USA: "US", CANADA: "CA" };

const noCountry = new Set(["AA", "AP", "EU", "XX", "ZZ"]); // Unknown, placeholders and continents

/** An ISO 3166-1 alpha-2 code, or null for anything else (T1, XX, a list). */
export function countryCode(value: string | null | undefined): string | null {
  const name = value?.trim().toUpperCase() ?? "";
  const code = Object.hasOwn(aliases, name) ? aliases[name] : name;
  return code !== undefined && /^[A-Z]{2}$/.test(code) && !noCountry.has(code) ? code : null;
}
