import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Reader, type Response } from "maxmind";
import { countryCode } from "@/lib/geo/country";

/** DB-IP's country list (CC BY 4.0, credited on the cookies page). */
const file = join("node_modules", "@ip-location-db", "dbip-country-mmdb", "dbip-country.mmdb");

let opened: Reader<Response> | null | undefined;

/** The ISO 3166-1 code of an IP address's country, or null. */
export function countryOfAddress(address: string | null): string | null {
  opened ??= existsSync(file) ? new Reader(readFileSync(file)) : null;
  const row: unknown = address && opened?.get(address);
  const named = typeof row === "object" && row !== null && "country_code" in row ? row.country_code : null;
  return countryCode(typeof named === "string" ? named : null);
}
