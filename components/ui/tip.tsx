"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

/** Spec section 9. */
const delayMs = 700;

type Props = { id: string; text: string; children: ReactNode };

const looks = {
  shown:
    "absolute top-full left-0 z-3 max-w-[min(20rem,100%)] rounded-control bg-ink px-3 py-2 text-ground text-small/normal",
  hidden: "sr-only",
} as const;

/**
 * A tooltip: shown while the mouse or the keyboard focus rests on the children, hidden by Escape. The element that it
 * describes must have its `id` in `aria-describedby`.
 */
export function Tip({ id, text, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const isOpen = useRest(area);
  return (
    <div className="relative" ref={area}>
      {children}
      <span role="tooltip" id={id} className={isOpen ? looks.shown : looks.hidden}>
        {text}
      </span>
    </div>
  );
}

/** Whether the mouse or the keyboard focus has rested on the element long enough for a tooltip to appear. */
function useRest(area: React.RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (begins: boolean) => {
      if (!begins) return;
      clearTimeout(timer);
      timer = setTimeout(() => setIsOpen(true), delayMs);
    };
    const leave = () => {
      clearTimeout(timer);
      setIsOpen(false);
    };
    const element = area.current;
    element?.addEventListener("pointerenter", (event) => rest(event.pointerType === "mouse"), { signal });
    element?.addEventListener(
      "focusin",
      ({ target }) => rest(target instanceof Element && target.matches(":focus-visible")),
      { signal },
    );
    for (const end of ["pointerleave", "focusout"]) element?.addEventListener(end, leave, { signal });
    document.addEventListener("keydown", (event) => event.key === "Escape" && leave(), { signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [area]);
  return isOpen;
}
