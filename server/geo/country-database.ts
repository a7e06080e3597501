import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Reader, type Response } from "maxmind";
import { countryCode } from "@/lib/geo/country";

/** DB-IP's list of countries (CC BY 4.0, credited on the cookies page); from the package, not from the bundle. */
const file = join("node_modules", "@ip-location-db", "dbip-country-mmdb", "dbip-country.mmdb");

let opened: Reader<Response> | null | undefined;

/** The ISO code of the country an IP address is assigned to, or null. Asks nobody; takes microseconds. */
export function countryOfAddress(address: string | null): string | null {
  opened ??= existsSync(file) ? new Reader(readFileSync(file)) : null;
  const row: unknown = address && opened?.get(address);
  const named = typeof row === "object" && row !== null && "country_code" in row ? row.country_code : null;
  return countryCode(typeof named === "string" ? named : null);
}
