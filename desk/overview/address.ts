import * as z from "zod/mini";
import { overviewAddress } from "@/desk/addresses";
import { marketCodes } from "@/lib/markets";
import { addressWith, type Query, readQuery } from "@/lib/routing/query";

/** Days with today; null: the last hours. */
export const periodDays = { "24h": null, "7d": 7, "30d": 30, "90d": 90 } as const;
export type Period = keyof typeof periodDays;
export const periods = Object.keys(periodDays) as Period[];

/** Hours of the shortest period, of which the last is not over. */
export const periodHours = 24;

const overviewQuery = { period: z._default(z.enum(periods), "30d"), market: z.enum(marketCodes) };
export type OverviewQuery = Query<typeof overviewQuery>;

export function readOverview(sent: Readonly<Record<string, unknown>>): OverviewQuery {
  return readQuery(overviewQuery, sent);
}

export function overviewPageAddress({ period, market }: Pick<OverviewQuery, "period" | "market">): string {
  return addressWith(overviewAddress, { period, market });
}
