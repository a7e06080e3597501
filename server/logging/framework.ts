import { factsOf, isUnavailable, log } from "./log";
import { type FailureKind, metrics } from "./metrics";

type ErrorContext = { readonly method: string; readonly route: string; readonly kind: FailureKind };

/** Logs an error of a request, and counts it unless the database was away, without its message, which may contain personal data. */
export function reportFailure(error: unknown, { method, route, kind }: ErrorContext): void {
  const digest =
    typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : undefined;
  const facts = { method, route, kind, digest, ...factsOf(error) };
  if (isUnavailable()) log("warn", "request without database", facts);
  else {
    log("error", "request failed", facts);
    metrics().failures.inc({ kind });
  }
}

/** Replaces the console's functions by our log, since Next writes whole errors to it, with personal data. */
export function replaceConsole(): void {
  console.error = (...args) => log("error", "framework error", factsIn(args));
  console.warn = (...args) => log("warn", "framework warning", factsIn(args));
}

function factsIn(args: readonly unknown[]) {
  const error = args.find((one) => one instanceof Error);
  return error ? factsOf(error) : { kind: "text" };
}
