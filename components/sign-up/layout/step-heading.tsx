"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Whether a step was shown since the browser loaded the page; screen readers announce that load by themselves. */
let shownBefore = false;

/** Whether the next step to appear answers a form, so that it begins at its top. Back and Forward return to where one was. */
let answersForm = false;

export function beginNextStepAtTop(): void {
  answersForm = true;
}

/** Takes the focus when Next changes the step without a page load, so that screen readers announce it. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shownBefore) heading.current?.focus({ preventScroll: true });
    if (answersForm) window.scrollTo(0, 0);
    shownBefore = true;
    answersForm = false;
  }, []);
  return (
    <h1 className="text-h1 outline-none" ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
