import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { Page } from "@/components/ui/page";

type Props = { heading: string; lead: ReactNode; children: ReactNode };

export function Closing({ heading, lead, children }: Props) {
  return (
    <Cover heading={heading}>
      <div>
        <CoverLead>{lead}</CoverLead>
        <Actions className="mt-6">{children}</Actions>
      </div>
    </Cover>
  );
}

type CoverProps = { id?: string; heading: string; intro?: ReactNode; children: ReactNode };

/** A dark green block: heading and introduction, with the children beside them. */
export function Cover({ id, heading, intro, children }: CoverProps) {
  return (
    <section className="section cover" id={id} aria-label={heading}>
      <Page
        side="plain"
        className="grid gap-12 py-section lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-24 print:py-6"
      >
        <div>
          <h2 className="text-[clamp(2.125rem,1.4rem+3vw,4rem)]">{heading}</h2>
          {intro}
        </div>
        {children}
      </Page>
    </section>
  );
}

export function CoverLead({ children }: { children: ReactNode }) {
  return <p className="mt-6 max-w-120 text-lead text-ink-2">{children}</p>;
}
