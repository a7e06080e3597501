import type { ReactNode } from "react";
import { Loop } from "@/components/ui/icon";

/** A question in the margin of a book that nobody has been through. */
export function Doubt({ children }: { children: ReactNode }) {
  return <span className="border-b border-dashed border-edge text-ink-3">{children}</span>;
}

/** A figure that a pen has ringed, since nobody knows it. */
export function Ringed({ children }: { children: ReactNode }) {
  return (
    <span className="relative -me-1 px-3 text-ink-2">
      {children}
      <Loop />
    </span>
  );
}
