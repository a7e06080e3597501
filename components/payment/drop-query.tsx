"use client";

import { useEffect } from "react";

/** Removes what the address says of one attempt, so that the page does not repeat it when it is loaded again. */
export function DropQuery({ names }: { names: readonly string[] }) {
  useEffect(() => {
    const address = new URL(location.href);
    for (const name of names) address.searchParams.delete(name);
    // The same state, in which Next's router keeps its page.
    history.replaceState(history.state, "", address);
  }, [names]);
  return null;
}
