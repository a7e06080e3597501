import { useTranslations } from "next-intl";
import { Flag } from "@/components/ui/icon";
import { inMarket, type PageLink } from "@/lib/content/navigation";
import { type MarketEntry, marketEntry } from "@/lib/geo/entry";
import { markets } from "@/lib/markets";
import { menuItem, menuLink } from "../menu";

type Props = { pageLink: PageLink; entries?: boolean };

/**
 * The three markets as plain links, as list items. The early script stores the choice and keeps query and hash;
 * one list of a page carries the `entries` that it reads.
 */
export function MarketLinks({ pageLink, entries = false }: Props) {
  const t = useTranslations("shell");
  const name = useTranslations("common");
  return markets.map((market) => (
    <li key={market.code} className={menuItem}>
      <a
        className={menuLink}
        href={inMarket(pageLink, market.code)}
        hrefLang={market.locale}
        aria-current={market.code === pageLink.market ? "true" : undefined}
        data-market={market.code}
        {...(entries && entryData(marketEntry(market, name(`country.${market.code}`))))}
      >
        <Flag of={market.flag} />
        <span>{name(`country.${market.code}`)}</span>
        <span>{t("picker.currency", { symbol: market.symbol, code: market.currency })}</span>
      </a>
    </li>
  ));
}

function entryData({ iso, country, countryCode, currency, cities }: MarketEntry) {
  return {
    "data-iso": iso,
    "data-country": country,
    "data-country-code": countryCode,
    "data-currency": currency,
    "data-cities": cities,
  };
}
