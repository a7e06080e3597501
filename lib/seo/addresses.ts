import { defaultEdition, type Edition, editions } from "@/lib/markets/editions";
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
  | { readonly page: MarketPage; readonly edition: Edition }
  | { readonly page: "home" | SitePage; readonly edition: null };

export const sitemapPages: readonly SitemapPage[] = [
  { page: "home", edition: null },
  ...editions.flatMap((edition) => marketPages.map((page) => ({ page, edition }))),
  ...sitePages.map((page) => ({ page, edition: null })),
];

export function addressOf({ page, edition }: SitemapPage): string {
  if (edition) return marketAddress(page, edition);
  return page === "home" ? neutralAddress(page) : siteAddress(page);
}

/** The absolute addresses of a page's variants by hreflang; undefined for legal pages, which have none. */
export function alternates({ page }: SitemapPage, origin: string): Record<string, string> | undefined {
  if (!isMarketPage(page)) return undefined;
  return {
    ...Object.fromEntries(editions.map((edition) => [edition.locale, origin + marketAddress(page, edition)])),
    en: origin + marketAddress(page, defaultEdition),
    "x-default": origin + neutralAddress(page),
  };
}

export function imageAddress({ page, edition }: SitemapPage): string {
  return edition ? `/og/${edition.segment}-${page}.png` : "/og/index.png";
}
