import type { ReactNode } from "react";
import type { Shown } from "../steps/choices";

type Props = { label: string; children: ReactNode };

export function SumLine({ label, children, ...shown }: Shown & Props) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-4 border-b border-rule py-2 text-small" {...shown}>
      <dt>{label}</dt>
      <dd className="text-end tabular-nums">{children}</dd>
    </div>
  );
}

/** The sum of the lines above it. `live`: screen readers announce a change. */
export function SumTotal({ label, live = false, children }: Props & { live?: boolean }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-4 border-t border-ink py-2 text-small">
      <dt className="font-semibold">{label}</dt>
      <dd
        className="text-[1.875rem]/none border-b-3 border-double border-ink pt-1 pb-1.5 text-end font-display tracking-[-0.03em]"
        aria-live={live ? "polite" : undefined}
      >
        {children}
      </dd>
    </div>
  );
}
