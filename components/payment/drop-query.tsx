"use client";

import { useEffect } from "react";

/** Removes the result of one press from the address, so that the page does not show it again when it is reloaded. */
export function DropQuery({ names }: { names: readonly string[] }) {
  useEffect(() => {
    const address = new URL(location.href);
    for (const name of names) address.searchParams.delete(name);
    // The state is passed on unchanged, since Next's router keeps its page in it.
    history.replaceState(history.state, "", address);
  }, [names]);
  return null;
}
