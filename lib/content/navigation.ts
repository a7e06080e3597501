import { type Edition, hasLegalPages } from "@/lib/markets/editions";
import {
  isMarketPage,
  type MarketPage,
  marketAddress,
  neutralAddress,
  type SitePage,
  siteAddress,
} from "@/lib/routing/addresses";

/** The sections of the home page, in its order. */
export const anchors = [
  "testimonials",
  "pain-points",
  "how-it-works",
  "pricing",
  "roi",
  "features",
  "benefits",
  "faq",
  "get-started",
] as const;
export type Anchor = (typeof anchors)[number];

/** The page on which a link is. `market`: null if its address has none; `page`: null for an error page. */
export type PageLink = { readonly edition: Edition | null; readonly page: MarketPage | SitePage | null };

/** False for pages that have other readers: partners, and those who read a legal text or send a form. */
export function isForBusinesses({ page }: PageLink): boolean {
  return page === "home" || page === "integrations";
}

export function homeOf(pageLink: PageLink): string {
  return pageLink.edition ? marketAddress("home", pageLink.edition) : neutralAddress("home");
}

export function anchorFrom(pageLink: PageLink, anchor: Anchor): string {
  return pageLink.page === "home" ? `#${anchor}` : `${homeOf(pageLink)}#${anchor}`;
}

export function pageFrom(pageLink: PageLink, page: MarketPage): string {
  return pageLink.edition ? marketAddress(page, pageLink.edition) : neutralAddress(page);
}

/** The same page in another edition: its home page in place of a legal text that all editions share. */
export function inEdition({ page }: PageLink, edition: Edition): string {
  if (page && !isMarketPage(page) && hasLegalPages(edition)) return siteAddress(page, edition);
  return marketAddress(isMarketPage(page) ? page : "home", edition);
}

/** The same page in another language of its market; a legal text has one in each language. */
export function inLanguage(pageLink: PageLink, edition: Edition): string {
  const { page } = pageLink;
  return page && !isMarketPage(page) ? siteAddress(page, edition) : inEdition(pageLink, edition);
}

export function mainLinks(pageLink: PageLink, demoUrl: string) {
  const links = [
    { key: "how-it-works", href: anchorFrom(pageLink, "how-it-works") },
    { key: "pricing", href: anchorFrom(pageLink, "pricing") },
    { key: "integrations", href: pageFrom(pageLink, "integrations") },
    { key: "faq", href: anchorFrom(pageLink, "faq") },
    { key: "demo", href: demoUrl },
  ] as const;
  return links
    .filter(({ href }) => href !== "")
    .map((link) => ({ ...link, current: link.key === pageLink.page }));
}

export function signUpFrom(pageLink: PageLink): string {
  return pageLink.edition ? `${marketAddress("home", pageLink.edition)}/get-started` : "/get-started";
}
