import {
  ApiError,
  AuthenticationError,
  GoCardlessException,
  GoCardlessInternalError,
  IdempotentCreationConflictError,
  MalformedResponseError,
  PermissionsError,
  RateLimitError,
} from "gocardless-nodejs";
import { Overdue, timeoutMs, withDeadline } from "@/server/deadlines";
import { overdue, type Refusal, type Reply } from "@/server/payments/reply";

/** Calls the provider with a timeout. Expected failures are returned, any other error is thrown. */
export async function callProvider<R, T>(call: () => Promise<R>, read: (reply: R) => T): Promise<Reply<T>> {
  try {
    return { ok: true, value: read(await withDeadline(call(), timeoutMs.providerCall)) };
  } catch (error) {
    const expected = refusalOf(error);
    if (expected === null) throw error;
    return expected;
  }
}

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Overdue) return overdue;
  if (error instanceof IdempotentCreationConflictError)
    return {
      ok: false,
      reason: "conflict",
      code: "idempotent_creation_conflict",
      conflictingId: error.conflictingResourceId,
    };
  if (error instanceof AuthenticationError || error instanceof PermissionsError)
    return { ok: false, reason: "unauthorised", code: wordOf(error) };
  if (error instanceof RateLimitError) return { ok: false, reason: "busy", code: wordOf(error) };
  if (error instanceof GoCardlessInternalError || error instanceof MalformedResponseError)
    return { ok: false, reason: "unreachable", code: error.constructor.name };
  if (error instanceof ApiError)
    return { ok: false, reason: String(error.code) === "404" ? "not_found" : "refused", code: wordOf(error) };
  if (error instanceof GoCardlessException || error instanceof UnreadableReply)
    return { ok: false, reason: "unreachable", code: error.constructor.name };
  // `got`, which the library uses, throws errors with a code if the host is unknown or the connection fails.
  const code: unknown = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? { ok: false, reason: "unreachable", code } : null;
}

function wordOf(error: ApiError): string {
  const [first] = error.errors ?? [];
  return first?.reason ?? [error.errorType ?? "unknown", first?.field].filter(Boolean).join(": ");
}

class UnreadableReply extends Error {}

export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new UnreadableReply();
  return value;
}
