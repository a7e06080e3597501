import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";

type Props = {
  /** The anchor that links to the section use. */
  id?: string;
  heading: string;
  lead?: ReactNode;
  band?: boolean;
  /** Puts the heading beside the children, where it stays in view, instead of above them. */
  split?: boolean;
  children: ReactNode;
};

const headMargin = "mb-[clamp(2rem,1.4rem+2vw,3.5rem)]";
const heads = {
  above: `${headMargin} lg:grid-cols-[7fr_5fr] lg:items-end`,
  beside: `${headMargin} lg:sticky lg:top-8 lg:mb-0 lg:block lg:self-start`,
};

/** A section of a page. A tick is drawn beside its heading as that scrolls into view. */
export function Section({ id, heading, lead, band = false, split = false, children }: Props) {
  const head = (
    <div className={`grid gap-x-12 gap-y-4 ${split ? heads.beside : heads.above}`}>
      <h2 className="relative max-w-[20ch]">
        <Tick margin />
        {heading}
      </h2>
      {lead && <p className={`max-w-measure text-lead text-ink-2 ${split ? "lg:mt-6" : ""}`}>{lead}</p>}
    </div>
  );
  return (
    <section
      className={band ? "section border-y border-rule bg-tint print:bg-transparent" : "section"}
      data-band={band || undefined}
      id={id}
      aria-label={heading}
    >
      <Page className="py-section print:py-6">
        {split ? (
          <div className="gap-16 lg:grid lg:grid-cols-[4fr_8fr]">
            {head}
            {children}
          </div>
        ) : (
          <>
            {head}
            {children}
          </>
        )}
      </Page>
    </section>
  );
}

export function PartHeading({ children }: { children: string }) {
  return <h3 className="font-display text-h2 font-normal tracking-[-0.01em]">{children}</h3>;
}
