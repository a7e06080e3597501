import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { words } from "@/i18n/words";
import type { LegalDocument } from "@/lib/content/legal";
import { neutralAddress } from "@/lib/routing/addresses";
import { Prose } from "./prose";

type Props = { document: LegalDocument; date?: ReactNode };

/** A legal text with its contents beside it; the texts exist once, in British English. */
export function LegalPage({ document, date }: Props) {
  const t = words("en-GB", "site");
  return (
    <article className="legal">
      <div className="page">
        <header>
          <h1>{document.title}</h1>
          {date && <p className="note">{date}</p>}
        </header>
        <div className="legal-grid">
          <nav aria-labelledby="contents">
            <h2 id="contents">{t("contents")}</h2>
            <ol>
              {document.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
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
            <p className="acts">
              <LinkButton href={neutralAddress("home")}>{t("back")}</LinkButton>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
