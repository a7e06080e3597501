"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Whether a step was shown since the browser loaded the page; screen readers announce that load by themselves. */
let shownBefore = false;

/** Takes the focus when Next changes the step without a page load, so that screen readers announce it. */
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
