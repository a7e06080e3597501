import type { Graph } from "schema-dts";
import { defaultMarket } from "@/lib/markets";
import { isMarketPage } from "@/lib/routing/addresses";
import type { Listed } from "@/lib/seo/addresses";
import type { Site } from "@/lib/site";
import { financialService, organization, webSite } from "./firm";
import { breadcrumbs, type Question, questionsAndAnswers, webPage } from "./page";
import { service, serviceId } from "./service";

export type { Question } from "./page";

/**
 * The schema.org graph of a page. Search engines require that the page shows all prices and questions of its graph.
 * The page at `/` shows the UK's content, so its graph describes the UK's service.
 */
export function graphOf(listed: Listed, site: Site, questions: readonly Question[] = []): Graph {
  const code = listed.market ?? defaultMarket;
  const business = isMarketPage(listed.page)
    ? [financialService(site, code), service(listed.page, code, site)]
    : [];
  const about = isMarketPage(listed.page) ? serviceId(listed.page, code, site) : `${site.url}/#organization`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      organization(site),
      webSite(site),
      ...business,
      webPage(listed, site, about),
      ...breadcrumbs(listed, site),
      ...questionsAndAnswers(listed, site, questions),
    ],
  };
}

/** The graph as JSON, with `<` escaped so that no text in it can end the `<script>`. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
