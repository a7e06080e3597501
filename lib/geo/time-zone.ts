import type { MarketCode } from "@/lib/markets";

export const timeZoneCities: Record<MarketCode, string> = {
  uk: "London|Belfast",
  us: "New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage",
  ca: "Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton",
};

export function validTimeZone(value: string | null | undefined): string | null {
  return value && value.length <= 64 && /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(value) ? value : null;
}
