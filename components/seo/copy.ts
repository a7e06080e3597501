import { words } from "@/i18n/words";
import { defaultMarket, market, markets } from "@/lib/markets";
import { advertisedRange, formatHeadline, formatPrice, franchiseDiscount, order, tiers } from "@/lib/plans";
import type { SitemapPage } from "@/lib/seo/addresses";
import { productName } from "@/lib/site";

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

/** The text on a page's social-preview picture. The page at `/` and the legal pages share one picture. */
export function shareCopy(listed: SitemapPage): { claim: string; notes: string[] } {
  const { locale, facts, t } = translator(listed.market ? listed : { page: "home", market: null });
  const name = words(locale, "common");
  return {
    claim: t(`image.${listed.market ? listed.page : "index"}`, facts),
    notes: [
      facts.country || markets.map(({ code }) => name(`country.${code}`)).join(", "),
      ...(listed.market && listed.page === "home" ? [t("image.from", facts)] : []),
      t("image.checked"),
    ],
  };
}

/** The alternative text of the social-preview picture. */
export function pictureOf(listed: SitemapPage): string {
  const { claim, notes } = shareCopy(listed);
  const { facts, t } = translator(listed);
  return t("image.alt", { ...facts, claim: claim.replaceAll("\n", " "), notes: notes.join(", ") });
}

function translator({ page, market: code }: SitemapPage) {
  const { currency, locale } = market(code ?? defaultMarket);
  const t = words(locale, "seo");
  const key: SitemapPage["page"] | "index" = code || page !== "home" ? page : "index";
  const facts = {
    product: productName,
    country: code ? words(locale, "common")(`country.${code}`) : "",
    place: t(`place.${code ?? "all"}`),
    price: formatHeadline(advertisedRange(currency).from, currency),
    portfolio: formatPrice(order("multi_entity", false, currency).total, currency),
    tier: formatPrice(Math.min(...tiers(currency).map(({ price }) => price)), currency),
    from: franchiseDiscount.from,
    to: franchiseDiscount.to,
  };
  return { locale, key, facts, t };
}
