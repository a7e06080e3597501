import { DrizzleQueryError } from "drizzle-orm";
import { Overdue } from "./deadlines";
import { factsOf } from "./logging/log";

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

/** Rethrows a query's error with its code and constraint only: the message may contain parameters and rows. */
export function withoutParameters(error: unknown): never {
  if (!(error instanceof DrizzleQueryError)) throw error;
  const { code, constraint } = factsOf(error);
  throw new QueryFailed(code ?? connectionLossCode(error.cause), constraint);
}

/**
 * Whether a retry may succeed without any change: the database, the provider or the mail server was away, overloaded or too slow.
 * `error`: what was thrown, or a `Refusal` of the provider.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof Overdue) return true;
  const reply = propertyOf(error, "responseCode"); // Of a mail server (RFC 5321, 4.2.1)
  if (typeof reply === "number") return reply >= 400 && reply < 500;
  const reason = propertyOf(error, "reason");
  if (reason === "unreachable" || reason === "busy") return true;
  const code = factsOf(error).code ?? connectionLossCode(error) ?? "";
  return lost.has(code) || transientStates.some((state) => code.startsWith(state));
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** SQLSTATE codes, and prefixes of codes, of transient errors. */
const transientStates = ["08", "53", "57014", "57P", "55P03", "25006", "58", "40001", "40P01"];

const mailServerLost = ["ECONNECTION", "ESOCKET", "EDNS", "EABORT"]; // Codes of Nodemailer; `EABORT` is our deadline

const lost = new Set([
  ...mailServerLost,
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

/** A code of ours for two errors without one: the lost connection of `pg` and the crash of PGlite. */
function connectionLossCode(error: unknown): "lost" | "58000" | undefined {
  if (error instanceof WebAssembly.RuntimeError) return "58000";
  const words = error instanceof Error ? error.message : "";
  return /timeout|Connection terminated|not queryable/.test(words) ? "lost" : undefined;
}
