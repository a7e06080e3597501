import type { ReactNode } from "react";

type Props = { as?: "div" | "p"; className?: string; children: ReactNode };

/** A row of buttons: stacked on the narrowest phones, not printed. */
export function Actions({ as: Tag = "div", className = "", children }: Props) {
  return <Tag className={`flex flex-wrap gap-3 max-xs:*:w-full print:hidden ${className}`}>{children}</Tag>;
}
