import type { Country } from "schema-dts";
import { words } from "@/i18n/words";
import { type MarketCode, market } from "@/lib/markets";

export function country(code: MarketCode): Country {
  return {
    "@type": "Country",
    name: words(market(code).locale, "common")(`country.${code}`),
    identifier: market(code).iso,
  };
}
