import type { ReactNode } from "react";

const looks = {
  strong: "border-ink",
  now: "border-edge text-ink",
  later: "border-edge border-dashed text-ink-2",
} as const;

type Props = { look?: keyof typeof looks; className?: string; children: ReactNode };

export function Tag({ look = "strong", className = "", children }: Props) {
  return (
    <span className={`border px-2 py-px text-note/[1.5] whitespace-nowrap ${looks[look]} ${className}`}>
      {children}
    </span>
  );
}
