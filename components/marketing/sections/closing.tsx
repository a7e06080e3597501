import type { ReactNode } from "react";
import { Actions } from "@/components/ui/actions";

type Props = { id?: string; heading: string; lead: ReactNode; aside?: ReactNode; children: ReactNode };

/** The last block of every page, bound in the ledger's green cloth. */
export function Closing({ id, heading, lead, aside, children }: Props) {
  return (
    <section className="sec cover" id={id} aria-label={heading}>
      <div className="page start">
        <div>
          <h2>{heading}</h2>
          {aside}
        </div>
        <div>
          <p className="lead">{lead}</p>
          <Actions className="mt-6">{children}</Actions>
        </div>
      </div>
    </section>
  );
}
