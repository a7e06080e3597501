import { countries } from "@/i18n/countries";
import { words } from "@/i18n/words";
import { defaultEdition, type Edition } from "@/lib/markets/editions";
import { productName } from "@/lib/site";

export type Audience = "business" | "bank" | "franchise";

/**
 * The title of a page outside the sitemap: its heading without a full stop, product, audience and country (spec section 2), or
 * all countries.
 */
export function pageTitle(heading: string, of: Edition | null, audience: Audience = "business"): string {
  const { locale } = of ?? defaultEdition;
  const t = words(locale, "seo");
  return t("pageTitle", {
    heading: heading.replace(/\.$/, ""),
    product: productName,
    audience: t(`audience.${audience}`),
    country: countryOf(of),
  });
}

/** The country in a page's title; all of them for a page without an edition. */
export function countryOf(of: Edition | null): string {
  return of ? words(of.locale, "common")(`country.${of.code}`) : countries(defaultEdition.locale, "short");
}

/** The country in a page's description; all of them for a page without an edition. */
export function placeOf(of: Edition | null): string {
  return of
    ? words(of.locale, "common")(`countryShortInSentence.${of.code}`)
    : countries(defaultEdition.locale, "shortInSentence");
}
