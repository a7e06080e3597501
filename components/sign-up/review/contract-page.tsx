import "@/components/styles/legal.css";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Prose } from "@/components/marketing/legal/prose";
import { pageTitle } from "@/components/seo/page-title";
import { Actions, LinkButton } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import type { Contract, PaperBlock } from "@/lib/content/contract";
import type { LegalDocument } from "@/lib/content/legal";
import { contractFile } from "@/lib/routing/addresses";
import { Titles } from "../layout/group";

type Props = { contract: Contract; back: string };

/** The contract of a sign-up before it is accepted: all its documents on one page. `back`: the review that led to it. */
export function ContractPage({ contract, back }: Props) {
  const t = useTranslations("confirmation.contract");
  const form = useTranslations("confirmation.cancellation");
  const { edition, agreement, terms, dataAgreement, cancellationForm } = contract;
  const parts = [
    { id: "agreement", title: t("agreement"), content: <Blocks blocks={agreement} /> },
    { id: "terms", title: terms.title, content: <Clauses of={terms} /> },
    { id: "data-agreement", title: dataAgreement.title, content: <Clauses of={dataAgreement} /> },
    { id: "cancellation", title: form("title"), content: <Blocks blocks={cancellationForm} /> },
  ];
  return (
    <article className="max-w-168">
      <title>{pageTitle(t("title"), edition)}</title>
      <Titles heading={t("title")} lead={t("lead")} className="mb-6" />
      <Actions as="p">
        <LinkButton look="quiet" href={contractFile(edition)} download>
          {t("download")}
        </LinkButton>
        <LinkButton look="quiet" href={back}>
          {t("back")}
        </LinkButton>
      </Actions>
      <nav aria-label={t("parts")} className="mt-6 print:hidden">
        <ul className="border-t border-rule">
          {parts.map(({ id, title }) => (
            <li key={id} className="border-b border-rule">
              <a href={`#${id}`} className="block py-2">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {parts.map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="pt-12">
          <h2 id={`${id}-title`} className="mb-4 text-h2">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </article>
  );
}

/** The blocks after the title, which is the section's. */
function Blocks({ blocks }: { blocks: readonly PaperBlock[] }) {
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: PaperBlock }): ReactNode {
  switch (block.kind) {
    case "title":
      return null;
    case "heading":
      return <h3 className="mt-4 font-display text-h3 font-medium">{block.text}</h3>;
    case "text":
      return <p>{block.text}</p>;
    case "strong":
      return (
        <p>
          <strong className="font-semibold">{block.text}</strong>
        </p>
      );
    case "rows":
      return <Facts facts={block.rows} />;
    case "points":
      return (
        <ul className="list-disc ps-5">
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
  }
}

function Clauses({ of: { opening, sections } }: { of: LegalDocument }) {
  return (
    <div className="prose grid grid-cols-1 gap-4">
      <Prose text={opening} />
      <ol className="clauses">
        {sections.map(({ id, heading, text }) => (
          <li key={id}>
            <h3>{heading}</h3>
            <Prose text={text} />
          </li>
        ))}
      </ol>
    </div>
  );
}
