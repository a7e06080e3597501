import "server-only";
import { factsOf, log } from "./log";
import { metrics } from "./metrics";

type Where = { readonly method: string; readonly route: string; readonly kind: string };

/** An error that nobody expected, once per request: its kind and place, never its message or the address. */
export function reportFailure(error: unknown, { method, route, kind }: Where): void {
  const digest =
    typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : undefined;
  log("error", "request failed", { method, route, kind, digest, ...factsOf(error) });
  metrics().failures.inc({ route });
}
