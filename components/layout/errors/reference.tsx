"use client";

import { useSyncExternalStore } from "react";
import { useErrorTexts } from "./error-texts";

/** Shows the failed request's id, which is in the log, so that the visitor can tell support. */
export function Reference() {
  const errors = useErrorTexts();
  const name = useSyncExternalStore(never, lastRequest, () => undefined);
  return name ? (
    <p className="mt-6 text-small/normal wrap-anywhere text-ink-3">
      {errors.reference} <code className="inline-block">{name}</code>
    </p>
  ) : null;
}

function never(): () => void {
  return () => undefined;
}

/** The id of the latest request, which the server sends in its `Server-Timing` header. */
function lastRequest(): string | undefined {
  return performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .sort((a, b) => a.responseEnd - b.responseEnd)
    .flatMap(({ serverTiming }) => serverTiming.filter(({ name }) => name === "request"))
    .at(-1)?.description;
}
