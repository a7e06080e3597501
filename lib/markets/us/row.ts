import type { MarketRow } from "@/lib/markets/market";

export const us = {
  country: "USA",
  iso: "US",
  names: ["US", "USA"],
  territories: ["AS", "GU", "MP", "PR", "VI"],
  currency: "USD",
  flag: "us",
  timeZone: "America/New_York",
  cities: "New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage",
  scheme: "ach",
  businessNumber: "ein",
  software: ["quickbooks"],
  integrations: "northAmerica",
  paper: "LETTER",
} as const satisfies MarketRow;
