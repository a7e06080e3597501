import type { ReactNode } from "react";
import { Initials } from "@/components/marketing/sections/book";
import { SignedBy } from "@/components/marketing/sections/signed-by";
import { Button, LinkButton } from "@/components/ui/button";
import { Tick } from "@/components/ui/icon";
import { ScrollsSideways } from "@/components/ui/scrolls-sideways";
import { type Pack, type PackPage, packAccountant, packPages, packWords } from "@/i18n/pack";
import { useCopy } from "@/i18n/use-copy";
import { landingBusiness, packBusinesses, packPage } from "@/lib/content/pack/pack";
import type { Accountant } from "@/lib/content/proof";
import type { Edition } from "@/lib/markets/editions";
import type { PackBusiness } from "@/lib/markets/sample-books";
import { marketAddress, samplePackFile } from "@/lib/routing/addresses";
import { Entries } from "./entries";
import { OpenQuestions } from "./questions";
import { Statement } from "./statement";

type Heading = "h2" | "h3";
type HrefOf = (page: PackPage) => string;
type Props = {
  edition: Edition;
  accountants: readonly Accountant[];
  business: PackBusiness;
  heading: Heading;
  /** Leaves the entries, which are the longest page, to the page of the pack. */
  short?: boolean;
};

/** A sample month-end pack as a book, whose pages are turned by scrolling sideways. */
export function SamplePack({ edition, accountants, business, heading, short = false }: Props) {
  const t = useCopy("pack");
  const pack = packWords(edition, business);
  const downloads = <Keep edition={edition} business={business} />;
  const pages = packPages.filter((page) => !(short && page === "entries"));
  const hrefOf = (page: PackPage) =>
    `${pages.includes(page) ? "" : marketAddress(packPage(business), edition)}#pack-${page}`;
  return (
    <div className="pack grid gap-x-8 gap-y-5 lg:grid-cols-[12.5rem_minmax(0,1fr)] print:block">
      <Businesses edition={edition} shown={business} short={short} />
      <div className="print:hidden">
        <Contents of={pack} hrefOf={hrefOf} />
        <Notice className="mt-4 max-lg:hidden" accountants={accountants}>
          {downloads}
        </Notice>
      </div>
      <ScrollsSideways
        label={t("region", { business: pack.company, count: pages.length })}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain border border-rule border-t-ink bg-sheet shadow-paper motion-safe:scroll-smooth print:block print:overflow-visible print:border-0 print:shadow-none"
      >
        {pages.map((page) => (
          <BookPage
            key={page}
            hrefOf={hrefOf}
            page={page}
            of={pack}
            edition={edition}
            accountants={accountants}
            heading={heading}
          />
        ))}
      </ScrollsSideways>
      <div className="lg:hidden print:hidden">
        <p className="text-small/normal text-ink-3">{t("turn")}</p>
        <Notice accountants={accountants}>{downloads}</Notice>
      </div>
    </div>
  );
}

/** Downloads the pack that has a file, and prints another. */
function Keep({ edition, business }: Pick<Props, "edition" | "business">) {
  const t = useCopy("pack");
  const className = "mt-3 w-full text-small";
  if (business === landingBusiness)
    return (
      <LinkButton look="quiet" className={className} href={samplePackFile(edition)} download>
        {t("download")}
      </LinkButton>
    );
  return (
    <Button type="button" look="quiet" className={`${className} noscript:hidden`} data-print>
      {t("print")}
    </Button>
  );
}

const choice =
  "flex min-h-11 flex-col justify-center border px-2 py-1.5 leading-tight max-sm:text-small sm:px-3";

/** Links to the packs of the other businesses, and from a page of its own back to the landing page. */
function Businesses({ edition, shown, short }: { edition: Edition; shown: PackBusiness; short: boolean }) {
  const t = useCopy("pack");
  return (
    <nav
      className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-2 print:hidden"
      aria-label={t("choose")}
    >
      <ul className="grid w-full max-w-184 gap-2 min-[19rem]:grid-cols-3">
        {packBusinesses.map((business) => {
          const name = <b className="font-semibold">{t(`businesses.${business}.name`)}</b>;
          return (
            <li key={business}>
              {business === shown ? (
                <span
                  className={`${choice} h-full border-ink bg-ink text-ground forced-colors:outline-3 forced-colors:outline-[Highlight]`}
                  aria-current="page"
                >
                  {name}
                </span>
              ) : (
                <a
                  className={`${choice} h-full border-edge bg-sheet no-underline hover:border-ink`}
                  href={marketAddress(packPage(business), edition)}
                >
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {!short && (
        <a className="py-2.5 text-small" href={`${marketAddress("home", edition)}#testimonials`}>
          {t("back")}
        </a>
      )}
    </nav>
  );
}

/** Links to the pages. Where timelines are supported, a tick marks the one in view: `pack.css`. */
function Contents({ of, hrefOf }: { of: Pack; hrefOf: HrefOf }) {
  const t = useCopy("pack");
  return (
    <nav aria-label={t("contents")}>
      <ol className="grid border-b border-rule max-lg:gap-x-4 max-lg:min-[20rem]:grid-cols-2">
        {packPages.map((page) => (
          <li key={page} className="border-t border-rule">
            <a
              className="grid min-h-12 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-2 py-1.5 text-small/snug no-underline hover:bg-tint"
              href={hrefOf(page)}
            >
              <Tick className="size-5" />
              <span>
                <b className="font-semibold">{of[page].title}</b>
                <span className="block text-small text-ink-2">{of[page].tab}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type NoticeProps = Pick<Props, "accountants"> & { children: ReactNode } & { className?: string };

function Notice({ accountants, className = "", children }: NoticeProps) {
  const t = useCopy("pack");
  return (
    <div className={className}>
      <p className="text-small/normal text-ink-3">{t("sample")}</p>
      {children}
      <SignedBy accountants={accountants} className="mt-3" />
    </div>
  );
}

const contents = {
  profit: ({ profit }) => <Statement of={profit} />,
  balance: ({ balance }) => (
    <>
      <Statement of={balance} />
      <p className="mt-4 max-w-measure text-note/normal text-ink-2">{balance.note}</p>
    </>
  ),
  questions: ({ questions }) => <OpenQuestions of={questions} />,
  entries: ({ entries }, accountants) => <Entries of={entries} accountants={accountants} />,
} as const satisfies Record<PackPage, (pack: Pack, accountants: readonly Accountant[]) => ReactNode>;

type BookPageProps = Omit<Props, "business" | "short"> & { page: PackPage; of: Pack; hrefOf: HrefOf };

/** A page, beside which the edge of the next one shows that it turns. */
function BookPage({ page, of, hrefOf, edition, accountants, heading: Title }: BookPageProps) {
  const t = useCopy("pack");
  const following = packPages[packPages.indexOf(page) + 1];
  return (
    <article
      className="part relative flex w-[calc(100%-1.25rem)] shrink-0 snap-start flex-col border-e border-margin-rule p-4 last:w-full last:border-e-0 max-xs:p-2.5 sm:w-[calc(100%-5rem)] sm:p-6 lg:w-[calc(100%-7rem)] lg:px-8 lg:py-7 print:w-auto print:break-inside-avoid print:border-0 print:p-0 print:pb-6 print:last:w-auto"
      aria-labelledby={`pack-${page}-title`}
    >
      {/* Lies beyond the edge: Safari does not scroll to a target that can be seen in part. */}
      <span className="absolute inset-y-0 right-0 left-1/4" id={`pack-${page}`} />
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <Title className="font-display text-h2 font-medium tracking-[-0.005em]" id={`pack-${page}-title`}>
          {of[page].title}
        </Title>
        <p className="text-note text-ink-3">{of[page].of}</p>
      </header>
      <p className="mt-1 mb-3 border-s-4 border-accent ps-4 font-display text-body/tight sm:text-h3/tight">
        {of[page].sentence}
      </p>
      {contents[page](of, accountants)}
      <div className="mt-auto pt-4">
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule text-note text-ink-3">
          <span className="flex min-h-11 items-center whitespace-nowrap">
            {following && (
              <a className="py-2.5 text-ink print:hidden" href={hrefOf(following)}>
                {t("next", { page: of[following].title })}
              </a>
            )}
          </span>
          <span className="inline-flex items-center gap-2 text-end">
            {of.prepared}
            <span className="inline-flex shrink-0 items-center">
              <Tick className="size-4" />
              <Initials of="pn" accountants={accountants} />
            </span>
            <span className="sr-only">{packAccountant(accountants, edition)}</span>
          </span>
        </p>
      </div>
    </article>
  );
}
