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
  const reply = propertyOf(error, "responseCode"); // Of a mail server (RFC 5321, 4.2.1)
  if (typeof reply === "number") return reply >= 400 && reply < 500;
  const reason = propertyOf(error, "reason");
  if (reason === "unreachable" || reason === "busy") return true;
  return isDatabaseUnavailable(error) || hasState(error, repeatableStates);
}

/** Whether the database was away, overloaded or read-only, which is no fault of ours. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof Overdue || isConnectionLost(error) || hasState(error, overloadedStates);
}

/** Whether a connection was refused or lost. */
export function isConnectionLost(error: unknown): boolean {
  return lost.has(codeOf(error)) || hasState(error, lostStates);
}

function codeOf(error: unknown): string {
  return factsOf(error).code ?? connectionLossCode(error) ?? "";
}

function hasState(error: unknown, states: readonly string[]): boolean {
  return states.some((state) => codeOf(error).startsWith(state));
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** SQLSTATE codes, and prefixes of codes: of lost connections, of a database that has too much to do or may not write, and of what a repetition mends. */
const lostStates = ["08", "57P"];
const overloadedStates = ["53", "57014", "25006"];
const repeatableStates = ["55P03", "58", "40001", "40P01"];

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
