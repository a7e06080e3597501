"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A page that the browser loads announces itself. */
let shownBefore = false;

/** Takes the focus after a navigation without a page load. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownBefore) heading.current?.focus({ preventScroll: true });
    shownBefore = true;
  }, []);
  return (
    <h1 className="text-h1 outline-none" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
