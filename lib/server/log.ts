import "server-only";

type Fields = Record<string, string | number | boolean | null | undefined>;

/** One structured line on standard error. Takes names and codes only: never what a person typed. */
export function log(level: "info" | "warn" | "error", event: string, fields: Fields = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/**
 * What may be said of an error: its name, its code and the constraint. A database error's message holds every
 * parameter of the query, so no message is ever logged.
 */
export function factsOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return {
    error: error instanceof Error ? error.name : typeof error,
    code: textOf(cause, "code"),
    constraint: textOf(cause, "constraint"),
  };
}

function textOf(value: unknown, key: "code" | "constraint"): string | undefined {
  const held =
    typeof value === "object" && value !== null && key in value ? (value as Fields)[key] : undefined;
  return typeof held === "string" ? held : undefined;
}
