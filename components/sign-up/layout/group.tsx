import type { ReactNode } from "react";

const frame = "border-t border-ink py-8";
const title = "mb-4 font-display text-h2 tracking-[-0.01em]";

type FieldsProps = { legend: string; note?: string; children: ReactNode };

export function FieldGroup({ legend, note, children }: FieldsProps) {
  return (
    <fieldset className={frame}>
      {/* Without `float`, browsers draw a legend on its fieldset's border instead of below it. */}
      <legend className={`${title} float-start w-full [&+*]:clear-both`}>{legend}</legend>
      {note && <GroupNote>{note}</GroupNote>}
      {children}
    </fieldset>
  );
}

type Props = {
  id: string;
  heading: string;
  /** Whether scripts may focus the heading, by the group's `id`. */
  target?: boolean;
  /** Whether only screen readers get the heading. */
  untitled?: boolean;
  className?: string;
  children: ReactNode;
};

export function Group({ id, heading, target = false, untitled = false, className = "", children }: Props) {
  return (
    <section className={`${frame} ${className}`} aria-labelledby={id}>
      <h2
        id={id}
        className={untitled ? "sr-only" : `${title} scroll-mt-24`}
        tabIndex={target ? -1 : undefined}
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}

function GroupNote({ children }: { children: ReactNode }) {
  return <p className="-mt-2 mb-4 text-small/normal text-ink-3">{children}</p>;
}

/** The look of a note about what has just changed or must be read before going on. */
export const callout = "mb-6 border-l-3 border-accent bg-wash px-4 py-3.5";

type TitlesProps = { heading: ReactNode; lead: string; className?: string; children?: ReactNode };

export function Titles({ heading, lead, className = "mb-8", children }: TitlesProps) {
  return (
    <div className={className}>
      {typeof heading === "string" ? <h1 className="text-h1">{heading}</h1> : heading}
      <p className="mt-3 text-lead text-ink-2">{lead}</p>
      {children}
    </div>
  );
}

export function Columns({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`mt-8 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,42rem)_minmax(17rem,21rem)] lg:justify-between ${className}`}
    >
      {children}
    </div>
  );
}
