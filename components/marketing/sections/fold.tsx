import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

type Props = { heading: string; className?: string; children: ReactNode };

/** Folded on phones; on wider screens a heading with its content, if the browser can open `<details>` by CSS. */
export function Fold({ heading, className = "", children }: Props) {
  return (
    <div className={`min-w-0 max-md:-mt-px ${className}`}>
      <h3 className="hidden border-t border-ink pt-4 pb-2 font-display text-h2 font-normal md:supports-[selector(::details-content)]:block">
        {heading}
      </h3>
      <Disclosure className={unfolded} summary={heading}>
        <div className="max-md:pb-5">{children}</div>
      </Disclosure>
    </div>
  );
}

const unfolded =
  "md:supports-[selector(::details-content)]:border-0 md:details-content:[content-visibility:visible] md:supports-[selector(::details-content)]:[&>summary]:hidden";
