import type { MarketRow } from "@/lib/markets/market";

export const ca = {
  country: "Canada",
  iso: "CA",
  names: ["CA", "CANADA"],
  territories: [],
  currency: "CAD",
  flag: "ca",
  timeZone: "America/Toronto",
  cities: "Toronto|Vancouver|Montreal|Halifax|Winnipeg|Edmonton",
  scheme: "pad",
  businessNumber: "bn",
  software: ["quickbooks"],
  integrations: "northAmerica",
  paper: "LETTER",
} as const satisfies MarketRow;
