import { overviewAddress } from "@/desk/addresses";
import { isMarketCode, type MarketCode } from "@/lib/markets";

/** Days with today; null: the last hours. */
export const periodDays = { "24h": null, "7d": 7, "30d": 30, "90d": 90 } as const;
export type Period = keyof typeof periodDays;
export const periods = Object.keys(periodDays) as Period[];
const defaultPeriod: Period = "30d";

/** Hours of the shortest period, of which the last is not over. */
export const periodHours = 24;

/** What the address of the overview says. `ignored`: names of filters with a value that is none. */
export type OverviewQuery = {
  readonly period: Period;
  readonly market: MarketCode | null;
  readonly ignored: readonly ("period" | "market")[];
};

export function readOverview({ period, market }: Readonly<Record<string, unknown>>): OverviewQuery {
  const known = {
    period: periods.find((one) => one === period),
    market: typeof market === "string" && isMarketCode(market) ? market : undefined,
  };
  const given = { period, market };
  const ignored = (["period", "market"] as const).filter(
    (name) => (given[name] ?? "") !== "" && !known[name],
  );
  return { period: known.period ?? defaultPeriod, market: known.market ?? null, ignored };
}

export function overviewPageAddress({ period, market }: Pick<OverviewQuery, "period" | "market">): string {
  const query = new URLSearchParams({ period, ...(market && { market }) });
  return `${overviewAddress}?${query}`;
}
