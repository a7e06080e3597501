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

/** Says where to report a vulnerability (RFC 9116). */
export const securityTextAddress = "/.well-known/security.txt";

export type SitemapPage =
  | { readonly page: MarketPage; readonly market: MarketCode }
  | { readonly page: "home" | SitePage; readonly market: null };

export const sitemapPages: readonly SitemapPage[] = [
  { page: "home", market: null },
  ...marketCodes.flatMap((market) => marketPages.map((page) => ({ page, market }))),
  ...sitePages.map((page) => ({ page, market: null })),
];

export function addressOf({ page, market }: SitemapPage): string {
  if (market) return marketAddress(page, market);
  return page === "home" ? neutralAddress(page) : siteAddress(page);
}

/** The absolute addresses of a page's variants by hreflang; undefined for legal pages, which have none. */
export function alternates({ page }: SitemapPage, origin: string): Record<string, string> | undefined {
  if (!isMarketPage(page)) return undefined;
  return {
    ...Object.fromEntries(markets.map(({ locale, code }) => [locale, origin + marketAddress(page, code)])),
    en: origin + marketAddress(page, defaultMarket),
    "x-default": origin + neutralAddress(page),
  };
}

export function imageAddress({ page, market }: SitemapPage): string {
  return market ? `/og/${market}-${page}.png` : "/og/index.png";
}
