import type { ReactNode } from "react";

const looks = {
  plain: "font-display text-h3 font-medium",
  ruled: "border-b border-ink pb-2 font-display text-h3 font-medium",
  large: "border-b border-ink pb-2 font-display text-h2 font-medium",
} as const;

type Props = {
  id: string;
  heading: string;
  /** The look of the heading. */
  look?: keyof typeof looks;
  /** Shown at the other end of the heading's line. */
  beside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page under a heading, which names it. */
export function Section({ id, heading, look = "plain", beside, className, children }: Props) {
  const title = (
    <h2 id={id} className={looks[look]}>
      {heading}
    </h2>
  );
  return (
    <section className={className} aria-labelledby={id}>
      {beside ? (
        <div className="flex items-baseline justify-between gap-4">
          {title}
          {beside}
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  );
}
