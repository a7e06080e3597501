import type { BreadcrumbList, FAQPage, WebPage } from "schema-dts";
import { words } from "@/i18n/words";
import { homeOf } from "@/lib/content/navigation";
import { addressOf, imageAddress, type Listed } from "@/lib/seo/addresses";
import { productName, type Site } from "@/lib/site";
import { copyOf } from "../copy";

/** A question and its answer as plain text, exactly as the page shows them. */
export type Question = { readonly question: string; readonly answer: string };

export function webPage(listed: Listed, site: Site, aboutId: string): WebPage {
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

export function breadcrumbs(listed: Listed, site: Site): BreadcrumbList[] {
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

export function questionsAndAnswers(listed: Listed, site: Site, questions: readonly Question[]): FAQPage[] {
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
