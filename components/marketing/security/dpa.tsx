import { Prose } from "@/components/marketing/legal/prose";
import { LinkButton } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { useCopy } from "@/i18n/use-copy";
import type { LegalDocument } from "@/lib/content/legal";
import { dpaAddress } from "@/lib/routing/addresses";

/** Downloads the agreement as a PDF, which is made from the text that `DpaText` shows. */
export function DpaButton() {
  const t = useCopy("security");
  return (
    <LinkButton look="quiet" href={dpaAddress} download>
      {t("download")}
    </LinkButton>
  );
}

/** The data processing agreement, to be read on the page. */
export function DpaText({ dpa }: { dpa: LegalDocument }) {
  const t = useCopy("security");
  return (
    <Disclosure className="my-12" summary={t("read")}>
      <div className="prose grid gap-4 pb-6" lang="en-GB">
        <Prose text={dpa.opening} />
        <ol className="clauses">
          {dpa.sections.map(({ id, heading, text }) => (
            <li key={id}>
              <h4>{heading}</h4>
              <Prose text={text} />
            </li>
          ))}
        </ol>
      </div>
    </Disclosure>
  );
}
