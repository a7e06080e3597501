import type {
  Country,
  FinancialService,
  Offer,
  Organization,
  PostalAddress,
  Service,
  UnitPriceSpecification,
  WebSite,
} from "schema-dts";
import { words } from "@/i18n/words";
import type { Currency } from "@/lib/markets/currencies";
import type { Edition } from "@/lib/markets/editions";
import { inCurrency, type Plan, plans, pricePerTransaction } from "@/lib/plans";
import { type MarketPage, marketAddress } from "@/lib/routing/addresses";
import { productName, type Site } from "@/lib/site";

/** The service as the page offers it to its readers. On the landing page it has offers, since that shows prices. */
export function service(page: MarketPage, edition: Edition, site: Site): Service {
  const t = words(edition.locale, "seo");
  const home = site.url + marketAddress("home", edition);
  const url = site.url + marketAddress(page, edition);
  return {
    "@type": "Service",
    "@id": serviceId(page, edition, site),
    name: t(`graph.service.${page}`),
    serviceType: t("graph.serviceType"),
    url,
    areaServed: country(edition),
    provider: { "@id": `${home}#financial-service` },
    ...(page === "home" && { offers: offers(edition, `${home}#pricing`) }),
  };
}

export function serviceId(page: MarketPage, edition: Edition, { url }: Site): string {
  return `${url}${marketAddress(page, edition)}#service`;
}

/** An offer for each plan, at the price on the landing page. `url`: the address of the pricing section. */
function offers(edition: Edition, url: string): Offer[] {
  const { currency, locale } = edition;
  return plans.map((plan) => ({
    "@type": "Offer",
    "@id": `${url.replace(/#.*/, "")}#plan-${plan.type.replace("_", "-")}`,
    name: plan.name,
    url,
    eligibleRegion: country(edition),
    ...prices(plan, currency, words(locale, "seo")("graph.transaction")),
    ...(plan.rolloverPrice && {
      addOn: {
        "@type": "Offer",
        name: words(locale, "seo")("graph.rollover"),
        ...monthly(plan.rolloverPrice, currency),
      },
    }),
  }));
}

/** The pay-as-you-go plan has a minimum and a price per transaction, other plans have a price per month. */
function prices(plan: Plan, currency: Currency, transaction: string): Partial<Offer> {
  if (!plan.isPAYG) return monthly(plan.basePrice, currency);
  return {
    priceSpecification: [
      { ...unitPrice(currency), minPrice: inCurrency(plan.basePrice, currency) / 100, unitCode: "MON" },
      { ...unitPrice(currency), price: decimal(pricePerTransaction(currency)), unitText: transaction },
    ],
  };
}

function monthly(pence: number, currency: Currency) {
  const price = decimal(inCurrency(pence, currency));
  return {
    price,
    priceCurrency: currency,
    priceSpecification: { ...unitPrice(currency), price, unitCode: "MON" } as UnitPriceSpecification,
  };
}

function unitPrice(currency: Currency) {
  return {
    "@type": "UnitPriceSpecification",
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
  } as const;
}

/** Formats minor units: 12345 is 123.45. */
function decimal(minor: number): string {
  return (minor / 100).toFixed(2);
}

export function organization(site: Site): Organization {
  return {
    "@type": "Organization",
    "@id": `${site.url}/#organization`,
    name: productName,
    legalName: site.legalName,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    address: postalAddress(site),
    ...(site.supportEmail && {
      contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: site.supportEmail },
    }),
  };
}

export function webSite(site: Site): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: productName,
    url: `${site.url}/`,
    publisher: { "@id": `${site.url}/#organization` },
  };
}

export function financialService(site: Site, edition: Edition): FinancialService {
  const home = site.url + marketAddress("home", edition);
  return {
    "@type": "FinancialService",
    "@id": `${home}#financial-service`,
    name: productName,
    url: home,
    image: `${site.url}/icon-512.png`,
    address: postalAddress(site),
    areaServed: country(edition),
    currenciesAccepted: edition.currency,
    parentOrganization: { "@id": `${site.url}/#organization` },
  };
}

function postalAddress(site: Site): PostalAddress {
  return {
    "@type": "PostalAddress",
    streetAddress: site.street,
    addressLocality: site.city,
    postalCode: site.postcode,
    addressCountry: site.country,
  };
}

function country(edition: Edition): Country {
  return {
    "@type": "Country",
    name: words(edition.locale, "common")(`country.${edition.code}`),
    identifier: edition.iso,
  };
}
