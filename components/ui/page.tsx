import type { ReactNode } from "react";

const sides = {
  plain: "px-gutter",
  /** Draws the ledger's two vertical lines to the left of the text, from 1280 px on. */
  ledger: "margin-lines relative ps-gutter pe-gutter xl:ps-margin",
} as const;

type Props = { side?: keyof typeof sides; className?: string; children: ReactNode };

export function Page({ side = "ledger", className = "", children }: Props) {
  return <div className={`mx-auto max-w-page ${sides[side]} ${className}`}>{children}</div>;
}
