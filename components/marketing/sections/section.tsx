import type { ReactNode } from "react";
import { Tick } from "@/components/ui/icon";

type Props = {
  /** The anchor; without one the section cannot be addressed. */
  id?: string;
  heading: string;
  lead?: ReactNode;
  band?: boolean;
  /** The heading stays beside a list, instead of above it. */
  split?: boolean;
  children: ReactNode;
};

/** A section of a page: its heading, ticked in the margin as it is read, and what it shows. */
export function Section({ id, heading, lead, band = false, split = false, children }: Props) {
  const head = (
    <div className="head">
      <h2>
        <Tick margin />
        {heading}
      </h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
  return (
    <section className={band ? "sec band" : "sec"} id={id} aria-label={heading}>
      <div className="page">
        {split ? (
          <div className="split">
            {head}
            {children}
          </div>
        ) : (
          <>
            {head}
            {children}
          </>
        )}
      </div>
    </section>
  );
}
