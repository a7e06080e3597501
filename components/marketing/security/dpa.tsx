import { Prose } from "@/components/marketing/legal/prose";
import { LinkButton } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { copy } from "@/i18n/copy";
import type { LegalDocument } from "@/lib/content/legal";
import type { Market } from "@/lib/markets";
import { dpaAddress } from "@/lib/routing/addresses";

/** Downloads the agreement as a PDF, which is made from the text that `DpaText` shows. */
export function DpaButton({ market }: { market: Market }) {
  return (
    <LinkButton look="quiet" href={dpaAddress} download>
      {copy(market, "security")("download")}
    </LinkButton>
  );
}

/** The data processing agreement, to be read on the page. */
export function DpaText({ market, dpa }: { market: Market; dpa: LegalDocument }) {
  return (
    <Disclosure className="my-12" summary={copy(market, "security")("read")}>
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
