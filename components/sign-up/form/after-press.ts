"use client";

import { useEffect, useRef } from "react";

/**
 * Runs something at once, or as soon as a mouse button that is down is up and its click is done: what moves under a
 * press loses the click.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const release = () => {
      isDown.current = false;
      const run = waiting.current;
      waiting.current = null;
      if (run) setTimeout(run);
    };
    document.addEventListener(
      "mousedown",
      () => {
        isDown.current = true;
      },
      options,
    );
    for (const end of ["mouseup", "dragend", "keydown"]) document.addEventListener(end, release, options);
    return () => gone.abort();
  }, []);
  return (run) => {
    if (isDown.current) waiting.current = run;
    else run();
  };
}
