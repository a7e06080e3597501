import "server-only";
import { factsOf, log } from "./log";

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
