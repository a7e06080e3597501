import { type MarketEntry, marketEntry } from "@/lib/geo/entry";
import { market } from "@/lib/markets";

export const uk = marketEntry(market("uk"), "United Kingdom");
export const us = marketEntry(market("us"), "United States");
export const ca = marketEntry(market("ca"), "Canada");

/** The markets as the selector's links carry them. */
export const entries: readonly MarketEntry[] = [uk, us, ca];
