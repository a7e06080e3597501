import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import pino from "pino";
import { perProcess } from "../per-process";

/** All fields that the log may have: names, codes, ids and counts, never what somebody typed. */
const fieldNames = [
  "at",
  "bytes",
  "code",
  "constraint",
  "count",
  "detail",
  "digest",
  "entry",
  "error",
  "flow",
  "kind",
  "method",
  "of",
  "reason",
  "route",
  "seconds",
  "status",
  "submission",
  "tries",
  "work",
] as const;

type Value = string | number | boolean | null | undefined;
export type Fields = { readonly [N in (typeof fieldNames)[number]]?: Value };

const writer = perProcess("jackLog", () =>
  pino(
    {
      base: null,
      messageKey: "event",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ request: requestId() }),
    },
    process.stderr,
  ),
);

/** Writes a line of JSON to standard error: only known fields with checked values, so that it has no personal data. */
export function log<Event extends string>(
  level: "info" | "warn" | "error",
  event: string extends Event ? never : Event,
  fields: Fields = {},
): void {
  writer()[level](loggable(fields), event);
}

/** The parts of an error that may be logged: not its message, which may contain a query's parameters. */
export function factsOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return {
    error: error instanceof Error ? error.name : typeof error,
    code: textOf(cause, "code"),
    constraint: textOf(cause, "constraint"),
    at: error instanceof Error ? placeOf(error) : undefined,
  };
}

function placeOf({ stack = "", message }: Error): string | undefined {
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const [, file] = /^ +at .*?((?:app|components|db|lib|server)\/[^\s()]+:\d+:\d+)\)?$/m.exec(frames) ?? [];
  return file?.slice(-100);
}

/** `isUnavailable`: the database was away or overloaded when it was asked for this request. */
export type CurrentRequest = { readonly id: string; isUnavailable: boolean };

const requests = perProcess("jackRequests", () => new AsyncLocalStorage<CurrentRequest>());

/** Gives the current request a new id. An `X-Request-Id` from the client is ignored. */
export function beginRequest(): CurrentRequest {
  const current = { id: randomUUID(), isUnavailable: false };
  requests().enterWith(current);
  return current;
}

/** The id of the current request; undefined in background work. */
export function requestId(): string | undefined {
  return requests().getStore()?.id;
}

export function noteUnavailable(): void {
  const current = requests().getStore();
  if (current) current.isUnavailable = true;
}

export function isUnavailable(): boolean {
  return requests().getStore()?.isUnavailable ?? false;
}

const codeLike = /^[\w./:[\]()~+-]{1,100}$/;

function loggable(fields: Fields): Record<string, Value> {
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = fields[name];
      if (value === undefined) return [];
      return [[name, typeof value === "string" && !codeLike.test(value) ? "withheld" : value]];
    }),
  );
}

function textOf(value: unknown, key: "code" | "constraint"): string | undefined {
  if (typeof value !== "object" || value === null || !(key in value)) return undefined;
  const text = (value as Record<string, unknown>)[key];
  return typeof text === "string" ? text : undefined;
}
