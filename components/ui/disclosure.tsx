import type { ReactNode } from "react";

const mark =
  "after:-mt-1.5 after:me-1 after:size-2.5 after:shrink-0 after:rotate-45 after:border-ink after:border-e-[1.5px] after:border-b-[1.5px] group-open/more:after:mt-1 group-open/more:after:rotate-225";

type Props = { summary: string; open?: boolean; className?: string; children: ReactNode };

export function Disclosure({ summary, open, className = "", children }: Props) {
  return (
    <details className={`group/more border-y border-ink ${className}`} open={open}>
      <summary className={`flex min-h-13 list-none items-center justify-between gap-4 font-semibold ${mark}`}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
