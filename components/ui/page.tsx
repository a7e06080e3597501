import type { ReactNode } from "react";

const sides = {
  plain: "px-gutter",
  /** From 1280 px on with the ledger's double line to the left of the text. */
  ledger: "margin-lines relative ps-gutter pe-gutter xl:ps-margin",
} as const;

export function Page({
  side = "ledger",
  className = "",
  children,
}: {
  side?: keyof typeof sides;
  className?: string;
  children: ReactNode;
}) {
  return <div className={`mx-auto max-w-page ${sides[side]} ${className}`}>{children}</div>;
}
