import "server-only";
import { DrizzleQueryError } from "drizzle-orm";
import { Overdue } from "./deadlines";
import { factsOf } from "./logging/log";

/** A query failed. Its message has the database's code and the constraint's name, and none of what the query held. */
class QueryFailed extends Error {
  override readonly name = "QueryFailed";
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(code: string | undefined, constraint: string | undefined) {
    super(["the query failed", code, constraint].filter(Boolean).join(" "));
    this.code = code;
    this.constraint = constraint;
  }
}

/** Rethrows what a query threw: the drivers' own errors hold every parameter in their message, and the row in their detail. */
export function withoutParameters(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error;
  const { code, constraint } = factsOf(error);
  throw new QueryFailed(code ?? lossOf(error.cause), constraint);
}

/** Whether the database could not be reached or did not answer in time, so that the same press may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Overdue) return true;
  const code = factsOf(error).code ?? lossOf(error) ?? "";
  return lost.has(code) || transientStates.some((state) => code.startsWith(state));
}

/** The name of the unique constraint that a write met, or null when it failed for another reason. */
export function uniqueViolation(error: unknown): string | null {
  const { code, constraint } = factsOf(error);
  return code === "23505" ? (constraint ?? null) : null;
}

/** SQL states, or the beginnings of their classes, of a server that comes, goes, is full, read-only or slow. */
const transientStates = ["08", "53", "57014", "57P", "55P03", "25006", "58", "40001", "40P01"];

const lost = new Set([
  "lost",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** The PostgreSQL client says only in words that a connection was lost or is silent, the embedded one that it crashed. */
function lossOf(error: unknown): "lost" | "58000" | undefined {
  if (error instanceof WebAssembly.RuntimeError) return "58000";
  const words = error instanceof Error ? error.message : "";
  return /timeout|Connection terminated|not queryable/.test(words) ? "lost" : undefined;
}
