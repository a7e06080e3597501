import type { ReactNode } from "react";

type Props = { as?: "div" | "p"; className?: string; children: ReactNode };

/** Buttons beside each other; on the narrowest telephones below each other. Not printed. */
export function Actions({ as: Tag = "div", className = "", children }: Props) {
  return <Tag className={`flex flex-wrap gap-3 max-xs:*:w-full print:hidden ${className}`}>{children}</Tag>;
}
