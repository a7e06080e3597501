import { words } from "@/i18n/words";
import { defaultMarket, market, markets } from "@/lib/markets";
import { advertisedRange, formatHeadline, formatPrice, franchiseDiscount, order, tiers } from "@/lib/plans";
import type { Listed } from "@/lib/seo/addresses";
import { productName } from "@/lib/site";

/** What a search result or a social preview says of a page, in the words and the currency of its market. */
export function copyOf(listed: Listed) {
  const { locale, key, facts, t } = speak(listed);
  return {
    locale,
    title: t(`${key}.title`, facts),
    description: t(`${key}.description`, facts),
    ogDescription: t(`${key}.ogDescription`, facts),
    keywords: t(`${key}.keywords`, facts),
  };
}

/** What the social-preview picture of a page says; the index page and the legal pages share one. */
export function shareCopy(listed: Listed): { claim: string; notes: string[] } {
  const { locale, facts, t } = speak(listed.market ? listed : { page: "home", market: null });
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

/** The social-preview picture in words, for who cannot see it. */
export function pictureOf(listed: Listed): string {
  const { claim, notes } = shareCopy(listed);
  const { facts, t } = speak(listed);
  return t("image.alt", { ...facts, claim: claim.replaceAll("\n", " "), notes: notes.join(", ") });
}

function speak({ page, market: code }: Listed) {
  const { currency, locale } = market(code ?? defaultMarket);
  const t = words(locale, "seo");
  const key: Listed["page"] | "index" = code || page !== "home" ? page : "index";
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
