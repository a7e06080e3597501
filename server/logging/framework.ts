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

/**
 * The framework prints what it catches whole: message, cause, what was sent. From now on its kind and place are logged
 * instead; of a text without an error only that there was one, because it could say anything.
 */
export function logWhatTheFrameworkPrints(): void {
  console.error = (...said) => log("error", "framework error", factsIn(said));
  console.warn = (...said) => log("warn", "framework warning", factsIn(said));
}

function factsIn(said: readonly unknown[]) {
  const error = said.find((one) => one instanceof Error);
  return error ? factsOf(error) : { kind: "text" };
}
