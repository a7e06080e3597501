"use client";

import { useEffect, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

type Props = { id?: string; heading: string; title: string /** Its size. */; className?: string };

/**
 * The heading of one state of the page, and the document's title. A heading that replaces another takes the focus, so
 * that a screen reader announces it; the first one of the page does not.
 */
export function StateHeading({ id, heading, title, className = "text-h1" }: Props) {
  const hydrated = useHydrated();
  const [replaces] = useState(hydrated);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (replaces) ref.current?.focus();
  }, [replaces]);
  return (
    <>
      <title>{title}</title>
      <h1 className={`${className} outline-none`} id={id} ref={ref} tabIndex={-1}>
        {heading}
      </h1>
    </>
  );
}
