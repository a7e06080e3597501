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

/** A line mark of 24 px, drawn in the colour of its text. Always decoration: the words stand beside it. */
export function Icon({ name, turns = false }: { name: IconName; turns?: boolean }) {
  return <Mark className={turns ? "ic turn" : "ic"} id={name} />;
}

/** The accountant's tick, in green ink. */
export function Tick({ margin = false }: { margin?: boolean }) {
  return <Mark className={margin ? "mtick" : "tick"} id="tick" />;
}

/** The initials of an accountant who has checked an entry; never on what a machine did. */
export function Initials({ of }: { of: "pn" | "rh" }) {
  return <Mark className="hand" id={`hand-${of}`} />;
}

export function Flag({ of }: { of: "gb" | "us" | "ca" }) {
  return <Mark className="flag" id={of} />;
}

/** A pen's loop around what is in doubt. */
export function Loop() {
  return <Mark className="loop" id="ring" />;
}

function Mark({ id, className }: { id: string; className: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite.src}#${id}`} />
    </svg>
  );
}
