import type { Integration } from "@/lib/content/integrations";
import type { Hand } from "@/lib/content/mark";
import type { Market } from "@/lib/markets";
import sprite from "./sprite.svg";

export type IconName =
  | Integration["icon"]
  | "ask"
  | "bank"
  | "book1"
  | "book2"
  | "book3"
  | "chat"
  | "clock"
  | "close"
  | "copy"
  | "down"
  | "left"
  | "lines"
  | "lock"
  | "mail"
  | "menu"
  | "out"
  | "page"
  | "pen"
  | "right"
  | "scale"
  | "search"
  | "shop"
  | "stack"
  | "status-abandoned"
  | "status-pending"
  | "status-processing"
  | "sync"
  | "warn";

type Props = { className?: string };

/** A line icon of 24 px in the colour of its text. Hidden from screen readers, so always beside words. */
export function Icon({ name, className }: Props & { name: IconName }) {
  return <Mark art="icon" className={className} id={name} />;
}

/** The tick that marks what an accountant has checked. `margin`: the large one beside a heading. */
export function Tick({ margin = false, className }: Props & { margin?: boolean }) {
  return <Mark art={margin ? "margin-tick" : "tick"} className={className} id="tick" />;
}

/** Handwritten initials. */
export function Handwriting({ of, className }: Props & { of: Hand }) {
  return <Mark art="initials" className={className} id={`hand-${of}`} />;
}

export function Flag({ of, className }: Props & { of: Market["flag"] }) {
  return <Mark art="flag" className={className} id={of} />;
}

/** The hand-drawn circle around an unknown figure. */
export function Loop({ className }: Props) {
  return <Mark art="loop" className={className} id="ring" />;
}

/** A symbol of `sprite.svg`. `art`: its class in `marks.css` or `exhibit.css`. */
function Mark({ id, art, className }: Props & { id: string; art: string }) {
  return (
    <svg className={className ? `${art} ${className}` : art} aria-hidden="true">
      <use href={`${sprite.src}#${id}`} />
    </svg>
  );
}
