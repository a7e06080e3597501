import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Reader, type Response } from "maxmind";
import { z } from "zod";
import { countryCode } from "@/lib/geo/country";
import { validTimeZone } from "@/lib/geo/time-zone";
import { timeoutMs } from "../deadlines";
import { settings } from "../env";
import { clientAddress } from "../http/client-address";
import { factsOf, log } from "../logging/log";

/** A visitor's ISO 3166-1 country code and IANA time zone; null if unknown. */
export type GeoLocation = { readonly country: string | null; readonly timeZone: string | null };

const edges = [
  { country: "x-vercel-ip-country", timeZone: "x-vercel-ip-timezone" },
  { country: "cf-ipcountry", timeZone: "cf-timezone" },
  { country: "cloudfront-viewer-country", timeZone: "cloudfront-viewer-time-zone" },
];

const lookupAnswer = z.object({ country_code: z.string().nullish(), timezone: z.string().nullish() });

/** The country code from the header of a CDN, else from the embedded database. */
export function countryOfRequest(headers: Headers): string | null {
  return locationFromEdge(headers).country ?? countryOfAddress(clientAddress(headers));
}

/** The location from the header of a CDN, else from `GEO_LOOKUP_URL` if set, else from the embedded database. */
export async function locationOfRequest(headers: Headers): Promise<GeoLocation> {
  const edge = locationFromEdge(headers);
  if (edge.country) return edge;
  const address = clientAddress(headers);
  const found = await lookUp(address);
  return found ?? { country: countryOfAddress(address), timeZone: edge.timeZone };
}

function locationFromEdge(headers: Headers): GeoLocation {
  const configured = settings().geoCountryHeader;
  const read = (name: string) => countryCode(headers.get(name));
  const timeZone = edges.map((edge) => validTimeZone(headers.get(edge.timeZone))).find(Boolean) ?? null;
  const names = configured ? [configured] : edges.map((edge) => edge.country);
  return { country: names.map(read).find(Boolean) ?? null, timeZone };
}

async function lookUp(address: string | null): Promise<GeoLocation | null> {
  const { geoLookupUrl } = settings();
  if (!geoLookupUrl || !address) return null;
  try {
    const answer = await fetch(lookupAddress(geoLookupUrl, address), {
      signal: AbortSignal.timeout(timeoutMs.geoLookup),
      redirect: "error",
      cache: "no-store",
    });
    const { country_code, timezone } = lookupAnswer.parse(answer.ok ? await answer.json() : null);
    const country = countryCode(country_code);
    return country ? { country, timeZone: validTimeZone(timezone) } : null;
  } catch (failure) {
    log("warn", "geo lookup failed", factsOf(failure));
    return null;
  }
}

function lookupAddress(template: string, address: string): string {
  const ip = encodeURIComponent(address);
  if (template.includes("{ip}")) return template.replace("{ip}", ip);
  return `${template}${template.includes("?") ? "&" : "?"}ip=${ip}`;
}

/** DB-IP's country database (CC BY 4.0, credited in the footer). */
const databaseFile = join("node_modules", "@ip-location-db", "dbip-country-mmdb", "dbip-country.mmdb");

let opened: Reader<Response> | null | undefined;

function countryOfAddress(address: string | null): string | null {
  opened ??= existsSync(databaseFile) ? new Reader(readFileSync(databaseFile)) : null;
  const row = lookupAnswer.safeParse(address && opened?.get(address));
  return countryCode(row.data?.country_code);
}
