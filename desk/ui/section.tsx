import type { ReactNode } from "react";

type Props = {
  id: string;
  heading: string;
  /** At the other end of the heading's line. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Section({ id, heading, beside, className = "mt-8", children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-display text-h3 font-medium">
          {heading}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
