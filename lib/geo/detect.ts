import type { MarketEntry } from "./entry";
import type { Found } from "./record";

/** Spec section 4, after `loading`: `manual` is the visitor's own choice, `error` means nothing could be found out. */
export type Detection = readonly [state: "manual" | "detected" | "error", found?: Found];

/** The visitor's choice, else what is cached, else one lookup (made only then), else the time zone. */
export async function detect(
  choice: MarketEntry | undefined,
  cached: Found | undefined,
  lookUp: () => Promise<Found | undefined>,
  byZone: () => Found | undefined,
): Promise<Detection> {
  if (choice) return ["manual", choice];
  const found = cached ?? (await lookUp()) ?? byZone();
  return [found === undefined ? "error" : "detected", found];
}

/** The market of the ISO code that a lookup names; undefined when it names no country. */
export function byCountry(code: unknown, entries: readonly MarketEntry[]): Found | undefined {
  return named(code, entries, ({ iso }) => iso === code);
}

/** The market of an IANA time zone; undefined when the browser names none. */
export function byTimeZone(zone: string, entries: readonly MarketEntry[]): Found | undefined {
  return named(zone, entries, ({ cities }) => RegExp(`/(${cities})$`).test(zone));
}

function named(
  name: unknown,
  entries: readonly MarketEntry[],
  is: (entry: MarketEntry) => boolean,
): Found | undefined {
  return name ? (entries.find(is) ?? false) : undefined;
}

/** Pause before a retry, in milliseconds: 1 s, 2 s, 4 s and so on, at most 30 s. The first retry has number 0. */
export function backoff(retry: number): number {
  return Math.min(1000 * 2 ** retry, 30_000);
}
