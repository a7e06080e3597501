import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";
import { Page } from "@/components/ui/page";

type Props = { id?: string; heading: string; lead: ReactNode; aside?: ReactNode; children: ReactNode };

/** The last block of every page, bound in the ledger's green cloth. */
export function Closing({ id, heading, lead, aside, children }: Props) {
  return (
    <section className="section cover" id={id} aria-label={heading}>
      <Page
        side="plain"
        className="grid gap-12 py-section lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-24 print:py-6"
      >
        <div>
          <h2 className="text-[clamp(2.125rem,1.4rem+3vw,4rem)]">{heading}</h2>
          {aside}
        </div>
        <div>
          <p className="mt-6 max-w-120 text-lead text-ink-2">{lead}</p>
          <Actions className="mt-6">{children}</Actions>
        </div>
      </Page>
    </section>
  );
}
