import type { Country } from "schema-dts";
import { type MarketCode, market } from "@/lib/markets";
import { words } from "@/messages/words";

export function country(code: MarketCode): Country {
  return {
    "@type": "Country",
    name: words(market(code).locale, "common")(`country.${code}`),
    identifier: market(code).iso,
  };
}
