import type { ReactNode } from "react";
import { Actions } from "@/components/ui/button";
import { Headline } from "@/components/ui/headline";
import { Tick } from "@/components/ui/icon";
import { Page } from "@/components/ui/page";

type Props = {
  /** The anchor of the section, for links to it. */
  id?: string;
  heading: string;
  lead?: ReactNode;
  band?: boolean;
  /** For the few sections that a reader must not miss. */
  large?: boolean;
  /** Puts the heading beside the children instead of above them, where there is room. */
  split?: boolean;
  children: ReactNode;
};

/** A section of a page, whose title has one of two sizes. A tick is drawn beside it as that scrolls into view. */
export function Section({ id, heading, lead, band = false, large = false, split = false, children }: Props) {
  return (
    <section
      className={band ? "section border-y border-rule bg-tint print:bg-transparent" : "section"}
      data-band={band || undefined}
      id={id}
      aria-label={heading}
    >
      <Page className={`py-section print:py-6 ${split ? "gap-x-16 lg:grid lg:grid-cols-[4fr_8fr]" : ""}`}>
        <div className="mb-5 md:mb-8 print:break-inside-avoid print:break-after-avoid">
          <h2 className={`relative ${large ? "text-title" : "text-h2"}`}>
            <Tick margin />
            <Headline text={heading} />
          </h2>
          {lead && (
            <p className={`max-w-184 text-ink-2 ${large ? "mt-3 text-lead md:mt-4" : "mt-2"}`}>{lead}</p>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </Page>
    </section>
  );
}

export function PartHeading({ children }: { children: ReactNode }) {
  return <h3 className="font-display text-h2 font-normal tracking-[-0.01em]">{children}</h3>;
}

type HeroProps = {
  title: string;
  badge?: string;
  lead: string;
  actions: ReactNode;
  note: ReactNode;
  children: ReactNode;
};

/** The top of a page; the children are its exhibit. */
export function Hero({ title, badge, lead, actions, note, children }: HeroProps) {
  return (
    <section className="section hero">
      <Page className="pt-[clamp(1.75rem,1rem+1.6vw,3rem)] pb-section print:py-6">
        {badge && (
          <p className="mb-4 inline-block border border-ink px-2.5 py-0.75 text-small/[1.4]">{badge}</p>
        )}
        <h1>
          <Headline text={title} ticked />
        </h1>
        <div className="mt-[clamp(1.25rem,0.8rem+1.2vw,1.75rem)] mb-[clamp(1.75rem,1.4rem+0.7vw,2.25rem)] grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start">
          <p className="max-w-160 text-lead text-ink-2">{lead}</p>
          <div>
            <Actions>{actions}</Actions>
            <p className="mt-3 max-w-104 text-small/normal text-ink-3">{note}</p>
          </div>
        </div>
        {children}
      </Page>
    </section>
  );
}

type ClosingProps = { heading: string; lead: string; children: ReactNode };

export function Closing({ heading, lead, children }: ClosingProps) {
  return (
    <Cover heading={heading} intro={<CoverLead>{lead}</CoverLead>}>
      <Actions>{children}</Actions>
    </Cover>
  );
}

type CoverProps = {
  id?: string;
  /** What the heading is about, above it; then it ends with a tick. */
  name?: string;
  heading: string;
  large?: boolean;
  intro?: ReactNode;
  children: ReactNode;
};

/** A dark green block: heading and introduction, with the children beside them. */
export function Cover({ id, name, heading, large = false, intro, children }: CoverProps) {
  return (
    <section className="section cover" id={id} aria-label={heading}>
      <Page
        side="plain"
        className={`grid gap-6 py-section lg:grid-cols-[7fr_6fr] lg:gap-x-24 lg:gap-y-10 print:py-6 ${large ? "lg:items-end" : "lg:items-start"}`}
      >
        <div>
          {name && <p className="mb-3 font-semibold">{name}</p>}
          <h2 className={large ? "text-title" : "text-h2"}>
            <Headline text={heading} ticked={name !== undefined} />
          </h2>
          {intro}
        </div>
        {children}
      </Page>
    </section>
  );
}

export function CoverLead({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-measure text-lead text-ink-2">{children}</p>;
}
