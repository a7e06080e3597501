import type { MarketCode } from "@/lib/markets";
import {
  isMarketPage,
  type MarketPage,
  marketAddress,
  neutralAddress,
  type SitePage,
} from "@/lib/routing/addresses";

/** The landing page's anchors (spec section 2), in the order in which the page has them. */
export const anchors = [
  "pain-points",
  "how-it-works",
  "features",
  "roi",
  "testimonials",
  "benefits",
  "pricing",
  "faq",
  "get-started",
] as const;
export type Anchor = (typeof anchors)[number];

/** Where a page stands: its market, null where there is none, and which page it is, null for an error. */
export type Place = { readonly market: MarketCode | null; readonly page: MarketPage | SitePage | null };

/** The home page of a place: the market's, or the index. */
export function homeOf(place: Place): string {
  return place.market ? marketAddress("home", place.market) : neutralAddress("home");
}

/** A section of the landing page: on this page, or on the place's home page. */
export function anchorFrom(place: Place, anchor: Anchor): string {
  return place.page === "home" ? `#${anchor}` : `${homeOf(place)}#${anchor}`;
}

/** A marketing page from a place: in its market, or unprefixed where the market is still to be found. */
export function pageFrom(place: Place, page: MarketPage): string {
  return place.market ? marketAddress(page, place.market) : neutralAddress(page);
}

/** The same page in another market; a page that is there once leads to the market's home. */
export function inMarket(place: Place, market: MarketCode): string {
  return marketAddress(isMarketPage(place.page) ? place.page : "home", market);
}

type MainLink = {
  readonly key: "how-it-works" | "pricing" | "integrations" | "faq" | "demo";
  readonly href: string;
  readonly here: boolean;
};

/** The header's links, in the order of spec section 2; a link that the operator left empty is not there. */
export function mainLinks(place: Place, demoUrl: string): readonly MainLink[] {
  const links: MainLink[] = [
    { key: "how-it-works", href: anchorFrom(place, "how-it-works"), here: false },
    { key: "pricing", href: anchorFrom(place, "pricing"), here: false },
    { key: "integrations", href: pageFrom(place, "integrations"), here: place.page === "integrations" },
    { key: "faq", href: anchorFrom(place, "faq"), here: false },
    { key: "demo", href: demoUrl, here: false },
  ];
  return links.filter((link) => link.href !== "");
}

/** The start of the sign-up: the market's, or the one that is found on the way. */
export function signUpFrom(place: Place): string {
  return place.market ? `${marketAddress("home", place.market)}/get-started` : "/get-started";
}
