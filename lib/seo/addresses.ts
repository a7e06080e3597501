import {
  defaultEdition,
  type Edition,
  editions,
  hasLegalPages,
  languageEditions,
  languageOf,
} from "@/lib/markets/editions";
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
  | { readonly page: MarketPage | SitePage; readonly edition: Edition }
  | { readonly page: "home" | SitePage; readonly edition: null };

export const sitemapPages: readonly SitemapPage[] = [
  { page: "home", edition: null },
  ...editions.flatMap((edition) => marketPages.map((page) => ({ page, edition }))),
  ...[null, ...editions.filter(hasLegalPages)].flatMap((edition) =>
    sitePages.map((page) => ({ page, edition })),
  ),
];

export function addressOf({ page, edition }: SitemapPage): string {
  if (!isMarketPage(page)) return siteAddress(page, edition);
  return edition ? marketAddress(page, edition) : neutralAddress(page);
}

/**
 * The absolute addresses of a page's variants by hreflang; undefined for a legal text in one language. A language alone means its first
 * edition. A legal text in English belongs to no country.
 */
export function alternates({ page }: SitemapPage, origin: string): Record<string, string> | undefined {
  const isLegal = !isMarketPage(page);
  const ofCountries = isLegal ? editions.filter(hasLegalPages) : editions;
  if (ofCountries.length === 0) return undefined;
  const address = (edition: Edition) =>
    origin + (isLegal ? siteAddress(page, edition) : marketAddress(page, edition));
  return {
    ...Object.fromEntries(ofCountries.map((edition) => [edition.locale, address(edition)])),
    ...Object.fromEntries(languageEditions.map((edition) => [languageOf(edition), address(edition)])),
    "x-default": isLegal ? address(defaultEdition) : origin + neutralAddress(page),
  };
}

/** The address of a page's social-preview picture. Legal pages have that of their edition's home page, or of `/`. */
export function imageAddress({ page, edition }: SitemapPage): string {
  return edition ? `/og/${edition.segment}-${isMarketPage(page) ? page : "home"}.png` : "/og/index.png";
}
