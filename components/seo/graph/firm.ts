import type { Country, FinancialService, Organization, PostalAddress, WebSite } from "schema-dts";
import { words } from "@/i18n/words";
import { type MarketCode, market } from "@/lib/markets";
import { marketAddress } from "@/lib/routing/addresses";
import { productName, type Site } from "@/lib/site";

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

export function financialService(site: Site, code: MarketCode): FinancialService {
  const home = site.url + marketAddress("home", code);
  return {
    "@type": "FinancialService",
    "@id": `${home}#financial-service`,
    name: productName,
    url: home,
    image: `${site.url}/icon-512.png`,
    address: postalAddress(site),
    areaServed: country(code),
    currenciesAccepted: market(code).currency,
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

export function country(code: MarketCode): Country {
  return {
    "@type": "Country",
    name: words(market(code).locale, "common")(`country.${code}`),
    identifier: market(code).iso,
  };
}
