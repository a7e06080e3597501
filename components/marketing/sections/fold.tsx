import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

type Props = {
  heading: string;
  /** An anchor inside the fold, so that browsers open the fold for a link to it; the heading stays in view above it. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Folded on phones; on wider screens a heading with its content, if the browser can open `<details>` by CSS. */
export function Fold({ heading, id, className = "", children }: Props) {
  return (
    <div className={`min-w-0 max-md:-mt-px ${className}`}>
      <h3 className="hidden border-t border-ink pt-4 pb-2 font-display text-h2 font-normal md:supports-[selector(::details-content)]:block">
        {heading}
      </h3>
      <Disclosure className={unfolded} summary={heading}>
        <div className="scroll-mt-20 max-md:pb-5" id={id}>
          {children}
        </div>
      </Disclosure>
    </div>
  );
}

const unfolded =
  "md:supports-[selector(::details-content)]:border-0 md:details-content:[content-visibility:visible] md:supports-[selector(::details-content)]:[&>summary]:hidden";
