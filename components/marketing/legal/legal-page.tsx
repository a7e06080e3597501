import "@/components/styles/legal.css";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MarketingShell } from "@/components/layout/marketing-shell";
import { StructuredData } from "@/components/seo/structured-data";
import { Actions, LinkButton } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import type { LegalDocument } from "@/lib/content/legal";
import { homeOf } from "@/lib/content/navigation";
import type { Edition } from "@/lib/markets/editions";
import type { SitePage } from "@/lib/routing/addresses";
import type { Site } from "@/lib/site";
import { Prose } from "./prose";

/** An entry of the table of contents, with the number of its clause. */
const entry =
  "grid grid-cols-[1.75rem_1fr] items-baseline border-b border-rule before:text-small before:text-ink-3 before:tabular-nums before:[counter-increment:clause] before:content-[counter(clause)]";

type Props = {
  pageLink: { page: SitePage; edition: Edition | null };
  site: Site;
  document: LegalDocument;
  date: ReactNode;
};

/** A legal text with its table of contents. All markets of a language share one version, in words that are spelled alike everywhere. */
export function LegalPage({ pageLink, site, document, date }: Props) {
  const t = useTranslations("site");
  return (
    <MarketingShell pageLink={pageLink} site={site}>
      <StructuredData listed={pageLink} site={site} />
      <article>
        <Page className="pt-[clamp(1.75rem,1rem+1.6vw,3rem)] pb-section">
          <header className="mb-12">
            <h1 className="text-h1">{document.title}</h1>
            {date && <p className="mt-3 text-small/normal text-ink-3">{date}</p>}
          </header>
          <div className="grid gap-12 lg:grid-cols-[minmax(14rem,18rem)_minmax(0,44rem)] lg:gap-16">
            <nav className="lg:sticky lg:top-8 lg:self-start" aria-labelledby="contents">
              <h2
                className="border-b border-ink pb-2 font-sans text-small/snug font-semibold tracking-normal"
                id="contents"
              >
                {t("contents")}
              </h2>
              <ol className="[counter-reset:clause] print:columns-2">
                {document.sections.map(({ id, heading }) => (
                  <li key={id} className={entry}>
                    <a
                      className="block py-1.5 text-small no-underline hover:underline hover:decoration-auto"
                      href={`#${id}`}
                    >
                      {heading}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <div className="prose">
              <Prose text={document.opening} />
              <ol className="clauses">
                {document.sections.map(({ id, heading, text }) => (
                  <li key={id} id={id}>
                    <h2>{heading}</h2>
                    <Prose text={text} />
                  </li>
                ))}
              </ol>
              <Actions as="p" className="mt-12">
                <LinkButton href={homeOf(pageLink)}>{t("back")}</LinkButton>
              </Actions>
            </div>
          </div>
        </Page>
      </article>
    </MarketingShell>
  );
}
