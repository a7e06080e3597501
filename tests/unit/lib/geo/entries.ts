import { type MarketEntry, marketEntry } from "@/lib/geo/entry";
import { mainEdition } from "@/lib/markets/editions";

export const uk = marketEntry(mainEdition("uk"), "United Kingdom");
export const us = marketEntry(mainEdition("us"), "United States");
export const ca = marketEntry(mainEdition("ca"), "Canada");

/** The markets as the selector's links carry them. */
export const entries: readonly MarketEntry[] = [uk, us, ca];
