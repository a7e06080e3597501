import type { BreadcrumbList, FAQPage, Graph, WebPage } from "schema-dts";
import { copyOf } from "@/components/seo/copy";
import { words } from "@/i18n/words";
import { homeOf } from "@/lib/content/navigation";
import { defaultEdition } from "@/lib/markets/editions";
import { isMarketPage } from "@/lib/routing/addresses";
import { addressOf, imageAddress, type SitemapPage } from "@/lib/seo/addresses";
import { productName, type Site } from "@/lib/site";
import { financialService, organization, service, serviceId, webSite } from "./service";

/**
 * The schema.org graph of a page. Search engines require that the page shows all prices and questions of its graph.
 * The page at `/` shows the UK's content, so its graph describes the UK's service.
 */
export function graphOf(listed: SitemapPage, site: Site, questions: readonly Question[] = []): Graph {
  const edition = listed.edition ?? defaultEdition;
  const business = isMarketPage(listed.page)
    ? [financialService(site, edition), service(listed.page, edition, site)]
    : [];
  const about = isMarketPage(listed.page)
    ? serviceId(listed.page, edition, site)
    : `${site.url}/#organization`;
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

/** A question and its answer as plain text, exactly as the page shows them. */
export type Question = { readonly question: string; readonly answer: string };

function webPage(listed: SitemapPage, site: Site, aboutId: string): WebPage {
  const url = site.url + addressOf(listed);
  const { title, description, locale } = copyOf(listed);
  return {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { "@id": `${site.url}/#website` },
    about: { "@id": aboutId },
    primaryImageOfPage: { "@type": "ImageObject", url: site.url + imageAddress(listed) },
    ...(listed.page !== "home" && { breadcrumb: { "@id": `${url}#breadcrumbs` } }),
  };
}

function breadcrumbs(listed: SitemapPage, site: Site): BreadcrumbList[] {
  if (listed.page === "home") return [];
  const name = words(copyOf(listed).locale, "seo")(`crumb.${listed.page}`);
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${site.url}${addressOf(listed)}#breadcrumbs`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: productName, item: site.url + homeOf(listed) },
        { "@type": "ListItem", position: 2, name },
      ],
    },
  ];
}

function questionsAndAnswers(listed: SitemapPage, site: Site, questions: readonly Question[]): FAQPage[] {
  if (questions.length === 0) return [];
  const url = site.url + addressOf(listed);
  return [
    {
      "@type": "FAQPage",
      "@id": `${url}#faq`,
      isPartOf: { "@id": `${url}#page` },
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}
