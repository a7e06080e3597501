import type { Service } from "schema-dts";
import { words } from "@/i18n/words";
import { type MarketCode, market } from "@/lib/markets";
import { type MarketPage, marketAddress } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { country } from "./country";
import { offers } from "./offers";

/** What is offered to a page's audience in a market; on the landing page, which shows them, with the plans' prices. */
export function service(page: MarketPage, code: MarketCode, site: Site): Service {
  const t = words(market(code).locale, "seo");
  const home = site.url + marketAddress("home", code);
  const url = site.url + marketAddress(page, code);
  return {
    "@type": "Service",
    "@id": serviceId(page, code, site),
    name: t(`graph.service.${page}`),
    serviceType: t("graph.serviceType"),
    url,
    areaServed: country(code),
    provider: { "@id": `${home}#financial-service` },
    ...(page === "home" && { offers: offers(code, `${home}#pricing`) }),
  };
}

export function serviceId(page: MarketPage, code: MarketCode, { url }: Site): string {
  return `${url}${marketAddress(page, code)}#service`;
}
