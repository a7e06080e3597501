import type { ReactNode } from "react";
import type { Integration } from "@/lib/content/integrations";

const shape = "whitespace-nowrap border px-2 py-px text-note/[1.5]";

const looks = {
  now: "border-edge text-ink",
  later: "border-edge border-dashed text-ink-2",
} as const;

/** What an integration's state is; a state without a name, as the data may bring one, has no badge. */
export function Badge({
  status,
  names,
}: {
  status: string;
  names: Readonly<Record<Integration["status"], string>>;
}) {
  const name = Object.entries(names).find(([known]) => known === status)?.[1];
  return name ? (
    <span className={`${shape} ${looks[status === "available" ? "now" : "later"]}`}>{name}</span>
  ) : null;
}

/** A word in a box, for what stands out among others. */
export function Tag({ className = "", children }: { className?: string; children: ReactNode }) {
  return <span className={`${shape} border-ink ${className}`}>{children}</span>;
}
