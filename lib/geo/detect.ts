import type { MarketEntry } from "./entry";
import type { LookupAnswer } from "./record";

/** How a sign-up's market was found. `manual`: by the address or the visitor's choice; `ip`: by detection. */
export const geoDetectionMethods = ["manual", "ip"] as const;
export type GeoDetectionMethod = (typeof geoDetectionMethods)[number];

export type Detection = readonly [state: "manual" | "detected" | "error", found?: LookupAnswer];

export async function detect(
  choice: MarketEntry | undefined,
  cached: LookupAnswer | undefined,
  lookUp: () => Promise<LookupAnswer | undefined>,
  byZone: () => LookupAnswer | undefined,
): Promise<Detection> {
  if (choice) return ["manual", choice];
  const found = cached ?? (await lookUp()) ?? byZone();
  return [found === undefined ? "error" : "detected", found];
}

export function byCountry(code: unknown, entries: readonly MarketEntry[]): LookupAnswer | undefined {
  return findEntry(code, entries, ({ iso }) => iso === code);
}

export function byTimeZone(zone: string, entries: readonly MarketEntry[]): LookupAnswer | undefined {
  return findEntry(zone, entries, ({ cities }) => RegExp(`/(${cities})$`).test(zone));
}

function findEntry(
  name: unknown,
  entries: readonly MarketEntry[],
  is: (entry: MarketEntry) => boolean,
): LookupAnswer | undefined {
  return name ? (entries.find(is) ?? false) : undefined;
}

/** Milliseconds before a retry: 1 s before retry 0, then doubled, at most 30 s. */
export function backoff(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}
