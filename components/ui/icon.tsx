import sprite from "./sprite.svg";

export type IconName =
  | "ask"
  | "bank"
  | "book1"
  | "book2"
  | "book3"
  | "chat"
  | "close"
  | "down"
  | "left"
  | "lines"
  | "lock"
  | "mail"
  | "menu"
  | "page"
  | "pen"
  | "scale"
  | "shop"
  | "stack"
  | "sync"
  | "warn";

type Props = { className?: string };

/** A line icon of 24 px in the colour of its text. Decoration only: there are always words beside it. */
export function Icon({ name, className }: Props & { name: IconName }) {
  return <Mark art="icon" className={className} id={name} />;
}

/** The tick of an accountant's check. */
export function Tick({ margin = false, className }: Props & { margin?: boolean }) {
  return <Mark art={margin ? "margin-tick" : "tick"} className={className} id="tick" />;
}

/** The initials of the accountant who checked an entry; never on what a machine did. */
export function Initials({ of, className }: Props & { of: "pn" | "rh" }) {
  return <Mark art="initials" className={className} id={`hand-${of}`} />;
}

export function Flag({ of, className }: Props & { of: "gb" | "us" | "ca" }) {
  return <Mark art="flag" className={className} id={of} />;
}

/** A pen's circle around an unknown figure. */
export function Loop({ className }: Props) {
  return <Mark art="loop" className={className} id="ring" />;
}

/** The styles of `art` are in `marks.css` and `exhibit.css`; a class may change the size. */
function Mark({ id, art, className }: Props & { id: string; art: string }) {
  return (
    <svg className={className ? `${art} ${className}` : art} aria-hidden="true">
      <use href={`${sprite.src}#${id}`} />
    </svg>
  );
}
