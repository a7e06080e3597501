"use client";

import { useEffect, useRef, useState } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

type Props = { id?: string; heading: string; title: string; className?: string };

/**
 * The page's heading and title in one payment state. When the state changes, the new heading takes the focus, so that
 * screen readers announce it; the first one after loading does not.
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
