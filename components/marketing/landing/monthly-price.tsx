import type { ReactNode } from "react";

const aside = "text-small text-ink-2";

/** What a plan costs, read across a room. */
export function MonthlyPrice({ from, per, children }: { from?: string; per: string; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-2">
      {from && <span className={aside}>{from}</span>}
      <strong className="text-[clamp(2.75rem,2rem+2.6vw,4rem)]/none font-display font-normal tracking-[-0.04em] md:max-[60rem]:text-[2.25rem]">
        {children}
      </strong>
      <span className={aside}>{per}</span>
    </p>
  );
}
