import type { MarketEntry } from "./entry";
import type { Found } from "./record";

/** Spec section 4, after `loading`: `manual` is the visitor's own choice, `error` means nothing could be found out. */
export type Detection = readonly [state: "manual" | "detected" | "error", found: Found];

/** Somebody who may know where the visitor is; undefined when they do not. */
type Source = () => Found | undefined | Promise<Found | undefined>;

/** The visitor's choice, else the first source that knows; the sources are asked in turn, each only when needed. */
export async function detect(
  choice: MarketEntry | undefined,
  sources: readonly Source[],
): Promise<Detection> {
  if (choice) return ["manual", choice];
  for (const ask of sources) {
    const found = await ask();
    if (found !== undefined) return ["detected", found];
  }
  return ["error", false];
}

/** The market of the ISO code that a lookup names; undefined when it names no country. */
export function byCountry(code: unknown, entries: readonly MarketEntry[]): Found | undefined {
  return code ? (entries.find(({ iso }) => iso === code) ?? false) : undefined;
}

/** The market of an IANA time zone; undefined when the browser names none. */
export function byTimeZone(zone: string, entries: readonly MarketEntry[]): Found | undefined {
  return zone ? (entries.find(({ cities }) => new RegExp(`/(${cities})$`).test(zone)) ?? false) : undefined;
}

/** Pause before a retry, in milliseconds: 1 s, 2 s, 4 s and so on, at most 30 s. The first retry has number 0. */
export function backoff(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}
