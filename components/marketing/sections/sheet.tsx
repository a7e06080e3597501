import type { ReactNode } from "react";

const looks = {
  clean: "border-t-ink bg-sheet shadow-paper",
  /** A sheet of books that no accountant has checked. */
  messy: "border-t-edge bg-tint [&_td]:text-ink-2",
} as const;
type Look = keyof typeof looks;

export function sheetClass(look: Look = "clean"): string {
  return `border border-rule ${looks[look]} print:break-inside-avoid print:shadow-none`;
}

type HeadProps = { as?: "h2" | "h3"; title: string; dir?: "auto"; note?: string; className?: string };

export function SheetHead({ as: Heading = "h3", title, dir, note, className = "px-4.5" }: HeadProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-rule py-3.5 ${className}`}
    >
      <Heading className="font-display text-body/snug font-medium tracking-normal" dir={dir}>
        {title}
      </Heading>
      {note && <span className="text-note/normal text-ink-3">{note}</span>}
    </div>
  );
}

type Props = {
  as?: "h2" | "h3";
  title: string;
  note?: string;
  look?: Look;
  className?: string;
  children: ReactNode;
};

export function Sheet({ as, title, note, look, className = "", children }: Props) {
  return (
    <div className={`${sheetClass(look)} ${className}`}>
      <SheetHead as={as} title={title} note={note} />
      {children}
    </div>
  );
}

/** Classes for two sheets side by side; the left one has no right edge. */
export const facing = {
  pages: "grid gap-6 lg:grid-cols-2 lg:gap-0",
  left: "flex flex-col lg:border-e-0",
  right: "flex flex-col",
} as const;
