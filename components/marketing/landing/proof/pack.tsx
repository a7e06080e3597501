import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Initials } from "@/components/ui/icon";
import { type PackPage, packPages, packWords, pageOf } from "@/i18n/pack";
import { useCopy } from "@/i18n/use-copy";
import type { Edition } from "@/lib/markets/editions";
import { samplePackAddress } from "@/lib/routing/addresses";
import { Entries } from "./pack-entries";
import { Statement } from "./pack-statement";

/** Shows a page, or its sentence, while its radio is checked. */
const shown = {
  profit: "group-has-[#pack-profit:checked]/pack:block",
  balance: "group-has-[#pack-balance:checked]/pack:block",
  questions: "group-has-[#pack-questions:checked]/pack:block",
  entries: "group-has-[#pack-entries:checked]/pack:block",
} as const satisfies Record<PackPage, string>;

/** The sample month-end pack: four pages to leaf through with radios, and the same pages as a PDF. */
export function SamplePack({ edition }: { edition: Edition }) {
  const t = useCopy("proof");
  const pack = packWords(edition);
  const pages = {
    profit: <Statement of={pack.profit} />,
    balance: <Statement of={pack.balance} />,
    questions: <OpenQuestions of={pack.questions} />,
    entries: <Entries of={pack.entries} />,
  } as const satisfies Record<PackPage, ReactNode>;
  return (
    <fieldset className="group/pack grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[13rem_minmax(0,1fr)_15rem]">
      <legend className="sr-only">{t("pack.legend")}</legend>
      <div className="print:hidden">
        <div className="grid grid-cols-2 border-t border-ink lg:grid-cols-1">
          {packPages.map((page) => (
            <PageChoice key={page} page={page} title={pack[page].title} note={pack[page].tab} />
          ))}
        </div>
        <p className="mt-4 text-note/normal text-ink-3">{t("pack.sample")}</p>
        <LinkButton
          look="quiet"
          className="mt-3 w-full text-small"
          href={samplePackAddress(edition)}
          download
        >
          {t("pack.download")}
        </LinkButton>
      </div>
      <div className="border border-rule border-t-ink bg-sheet p-5 shadow-paper max-xs:p-2.5 lg:p-9 print:shadow-none">
        {packPages.map((page) => (
          <article
            key={page}
            className={`supports-[selector(:has(*))]:hidden ${shown[page]} print:block`}
            aria-label={pack[page].title}
          >
            <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-display text-h2 font-medium">{pack[page].title}</h3>
              <p className="text-note text-ink-3">{pack[page].of}</p>
            </header>
            {pages[page]}
            <p className="mt-5 flex items-center justify-between gap-4 border-t border-rule pt-3 text-note text-ink-3">
              <span className="whitespace-nowrap">{pageOf(page, edition)}</span>
              <span className="inline-flex items-center gap-2 text-end">
                {pack.prepared} <Initials of="pn" className="shrink-0" />
                <span className="sr-only">{pack.accountant}</span>
              </span>
            </p>
          </article>
        ))}
      </div>
      <div
        className="border-s-4 border-accent ps-4 lg:col-start-2 xl:col-start-3 xl:row-start-1 xl:self-start"
        role="status"
      >
        <p className="text-note font-semibold text-ink-3">{t("pack.summary")}</p>
        {packPages.map((page) => (
          <p
            key={page}
            className={`mt-1 font-display text-h3/tight supports-[selector(:has(*))]:hidden ${shown[page]} print:block`}
          >
            {pack[page].sentence}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

function PageChoice({ page, title, note }: { page: PackPage; title: string; note: string }) {
  const id = `pack-${page}`;
  return (
    <div className="relative has-focus-visible:outline-3 has-focus-visible:outline-accent">
      <input
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        type="radio"
        name="pack"
        id={id}
        defaultChecked={page === "profit"}
      />
      <label
        className="flex min-h-14 flex-col justify-center border-s-4 border-transparent px-3 py-2 text-small/snug peer-checked:border-accent peer-checked:bg-wash"
        htmlFor={id}
      >
        <span className="font-semibold">{title}</span>
        <span className="text-note text-ink-2">{note}</span>
      </label>
    </div>
  );
}

type OpenQuestionsProps = { of: ReturnType<typeof packWords>["questions"] };

function OpenQuestions({ of: { items, closing } }: OpenQuestionsProps) {
  return (
    <>
      <ol className="border-t border-ink">
        {items.map(({ key, title, amount, text }) => (
          <li key={key} className="border-b border-rule py-4">
            <p className="flex justify-between gap-4 font-semibold">
              <span>{title}</span>
              <span className="figures">{amount}</span>
            </p>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small">{closing}</p>
    </>
  );
}
