import type { Locale } from "@/lib/markets/editions";
import type { Site } from "@/lib/site";

/** The firm's postal address in one line, with the country's name in the reader's language. */
export function postalAddress({ street, city, postcode, country }: Site, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
  return [street, city, postcode, name].join(", ");
}

/** Arguments of messages about the firm. `number` is `none` for a firm that is no registered company. */
export function firmFacts(site: Site, locale: Locale) {
  return {
    firm: site.legalName,
    address: postalAddress(site, locale),
    number: site.companyNumber || "none",
    part: site.registeredIn,
    contact: site.supportEmail || site.url,
  };
}
