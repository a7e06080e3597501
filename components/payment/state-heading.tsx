"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";

type Props = { id?: string; heading: string; title: string /** Its size. */; className?: string };

const never = () => () => undefined;

/**
 * The heading of one state of the page, and the document's title. One that takes another's place takes the focus, so
 * that it is heard; the heading that the page was loaded with leaves it alone.
 */
export function StateHeading({ id, heading, title, className = "text-h1" }: Props) {
  const isLoaded = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [takesPlace] = useState(isLoaded);
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesPlace) ref.current?.focus();
  }, [takesPlace]);
  return (
    <>
      <title>{title}</title>
      <h1 className={`${className} outline-none`} id={id} ref={ref} tabIndex={-1}>
        {heading}
      </h1>
    </>
  );
}
