import type { ReactNode } from "react";
import type { Visibility } from "../steps/choices";

type Props = { id: string; title: string; className?: string; children: ReactNode };

export function SidePanel({ id, title, className = "", children }: Props) {
  return (
    <aside
      className={`self-start border border-rule border-t-ink bg-sheet px-5 pt-5 pb-6 shadow-paper lg:sticky lg:top-6 print:break-inside-avoid print:shadow-none ${className}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="mb-3 font-display text-[1.125rem]/snug font-medium tracking-normal">
        {title}
      </h2>
      {children}
    </aside>
  );
}

export function PanelEntry({
  title,
  children,
  ...visibility
}: Visibility & { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-rule py-2.5 text-small/normal text-ink-2" {...visibility}>
      <b className="block font-semibold text-ink tabular-nums">{title}</b>
      {children}
    </li>
  );
}

export function PanelNote({ children, ...visibility }: Visibility & { children: ReactNode }) {
  return (
    <p className="mt-3 text-small/normal text-ink-3" {...visibility}>
      {children}
    </p>
  );
}

type SumProps = { label: string; children: ReactNode };

export function SumLine({ label, children, ...visibility }: Visibility & SumProps) {
  return (
    <div
      className="flex justify-between gap-x-4 border-b border-rule py-2 text-small max-[18rem]:flex-wrap"
      {...visibility}
    >
      <dt>{label}</dt>
      <dd className="ms-auto shrink-0 text-end tabular-nums">{children}</dd>
    </div>
  );
}

/** The sum of the lines above it. `live`: screen readers announce a change. */
export function SumTotal({ label, live = false, children }: SumProps & { live?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-ink py-2 text-small">
      <dt className="font-semibold">{label}</dt>
      <dd
        className="text-[1.75rem]/none max-[16rem]:text-[1.5rem]/none ms-auto border-b-3 border-double border-ink pt-1 pb-1.5 text-end font-display tracking-[-0.03em] forced-colors:leading-[1.3]"
        aria-live={live ? "polite" : undefined}
      >
        {children}
      </dd>
    </div>
  );
}
