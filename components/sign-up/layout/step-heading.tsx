"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Whether a step was shown before in this document: then the browser did not load the page, and says nothing. */
let shownBefore = false;

/** A step's heading; it takes the focus when one comes to the step without a page being loaded. */
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
