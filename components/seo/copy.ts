import { copy } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { claims } from "@/lib/content/claims";
import { defaultMarket, type Market, marketCodes, market as marketOf } from "@/lib/markets";
import { advertisedRange, formatHeadline, formatPrice, franchiseDiscount, order, tiers } from "@/lib/plans";
import type { MarketPage } from "@/lib/routing/addresses";
import type { SitemapPage } from "@/lib/seo/addresses";
import { productName } from "@/lib/site";
import { countryOf } from "./page-title";

/** The text of a page's search result and social preview, in the language and currency of its market. */
export function copyOf(listed: SitemapPage) {
  const { locale, key, facts, t } = translator(listed);
  return {
    locale,
    title: t(`${key}.title`, facts),
    description: t(`${key}.description`, facts),
    ogDescription: t(`${key}.ogDescription`, facts),
    keywords: t(`${key}.keywords`, facts),
  };
}

/** The text on a page's social-preview picture: its headline, and what it costs. Legal pages have that of `/`. */
export function shareCopy(listed: SitemapPage): { claim: string; notes: string[]; checked: string | null } {
  const shown: SitemapPage = listed.market ? listed : { page: "home", market: null };
  const { facts, t } = translator(shown);
  const code = shown.market;
  const page = shown.market ? shown.page : "home";
  const market = marketOf(code ?? defaultMarket);
  const name = words(market.locale, "common");
  const countries = code ? [code] : marketCodes;
  return {
    claim: headlines[page](market),
    notes: [
      countries.map((one) => name(`country.${one}`)).join(", "),
      ...(code && page !== "banks" ? [t(`image.price.${page}`, facts)] : []),
    ],
    checked: page === "home" ? null : t("image.checked"),
  };
}

const headlines: Record<MarketPage, (market: Market) => string> = {
  home: (market) => copy(market, "landing")("hero.title"),
  accountants: (market) => copy(market, "accountants")("title"),
  banks: (market) => copy(market, "banks")("title"),
  franchises: (market) => copy(market, "franchises")("title"),
  integrations: (market) => copy(market, "integrations")("title"),
};

/** The alternative text of the social-preview picture. */
export function pictureOf(listed: SitemapPage): string {
  const { claim, notes, checked } = shareCopy(listed);
  const { facts, t } = translator(listed);
  return t("image.alt", { ...facts, claim, notes: [...notes, ...(checked ? [checked] : [])].join(", ") });
}

function translator({ page, market: code }: SitemapPage) {
  const { currency, locale } = marketOf(code ?? defaultMarket);
  const t = words(locale, "seo");
  const key: SitemapPage["page"] | "index" = code || page !== "home" ? page : "index";
  const facts = {
    product: productName,
    country: countryOf(code ? marketOf(code) : null),
    place: t(`place.${code ?? "all"}`),
    price: formatHeadline(advertisedRange(currency).from, currency),
    portfolio: formatPrice(order("multi_entity", false, currency).total, currency),
    tier: formatPrice(Math.min(...tiers(currency).map(({ price }) => price)), currency),
    from: franchiseDiscount.from,
    to: franchiseDiscount.to,
    minutes: claims.filingMinutes,
  };
  return { locale, key, facts, t };
}
