import { defaultMarket, type MarketCode, marketCodes, markets } from "@/lib/markets";
import {
  isMarketPage,
  type MarketPage,
  marketAddress,
  marketPages,
  neutralAddress,
  type SitePage,
  siteAddress,
  sitePages,
} from "@/lib/routing/addresses";

/** A page that search engines may list: a marketing page in its market, or without one the index or a legal page. */
export type Listed =
  | { readonly page: MarketPage; readonly market: MarketCode }
  | { readonly page: "home" | SitePage; readonly market: null };

/** Every listed page there is; what is not here is `noindex`, a redirect or another page's copy. */
export const listed: readonly Listed[] = [
  { page: "home", market: null },
  ...marketCodes.flatMap((market) => marketPages.map((page) => ({ page, market }))),
  ...sitePages.map((page) => ({ page, market: null })),
];

export function addressOf({ page, market }: Listed): string {
  if (market) return marketAddress(page, market);
  return page === "home" ? neutralAddress(page) : siteAddress(page);
}

/**
 * The absolute addresses of a page in every language, by hreflang: one per market, `en` for other English readers
 * (the UK's), `x-default` for everybody else. Legal pages exist once and have none.
 */
export function alternates({ page }: Listed, origin: string): Record<string, string> | undefined {
  if (!isMarketPage(page)) return undefined;
  return {
    ...Object.fromEntries(markets.map(({ locale, code }) => [locale, origin + marketAddress(page, code)])),
    en: origin + marketAddress(page, defaultMarket),
    "x-default": origin + neutralAddress(page),
  };
}

/** The page's social-preview picture; legal pages and the index page share one. */
export function imageAddress({ page, market }: Listed): string {
  return market ? `/og/${market}-${page}.png` : "/og/index.png";
}
