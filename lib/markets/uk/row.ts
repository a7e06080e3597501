import type { MarketRow } from "@/lib/markets/market";

export const uk = {
  country: "UK",
  iso: "GB",
  names: ["GB", "UK"],
  territories: ["GG", "IM", "JE"],
  currency: "GBP",
  flag: "gb",
  timeZone: "Europe/London",
  cities: "London|Belfast",
  scheme: "bacs",
  businessNumber: "companies_house",
  software: ["xero", "quickbooks", "freeagent"],
  integrations: "uk",
  paper: "A4",
} as const satisfies MarketRow;
