import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { json, type Reply } from "../wire/exchange";

type FailureType = "gocardless" | "invalid_api_usage" | "invalid_state" | "validation_failed";
type Detail = {
  readonly reason?: string;
  readonly message: string;
  readonly field?: string;
  readonly request_pointer?: string;
  readonly links?: Readonly<Record<string, string>>;
};

/** An error answer of the API, thrown from wherever it is noticed. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly type: FailureType;
  readonly details: readonly Detail[];

  constructor(status: number, type: FailureType, message: string, details: readonly Detail[]) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }
}

export function badUsage(status: number, reason: string, message: string): ApiFailure {
  return new ApiFailure(status, "invalid_api_usage", message, [{ reason, message }]);
}

export function invalidState(reason: string, message: string): ApiFailure {
  return new ApiFailure(422, "invalid_state", message, [{ reason, message }]);
}

export function notFound(message = "Resource not found"): ApiFailure {
  return badUsage(404, "resource_not_found", message);
}

export function keyConflict(conflicting_resource_id: string): ApiFailure {
  const message = "A resource has already been created with this idempotency key";
  return new ApiFailure(409, "invalid_state", message, [
    { reason: "idempotent_creation_conflict", message, links: { conflicting_resource_id } },
  ]);
}

/** `pointer` is the path below the envelope, such as `links/mandate`. */
export function invalidField(envelope: string, pointer: string, message: string): ApiFailure {
  return new ApiFailure(422, "validation_failed", "Validation failed", [
    fieldDetail(envelope, pointer, message),
  ]);
}

/** The parsed value, or the API's list of fields that will not do. */
export function validated<S extends z.ZodType>(schema: S, envelope: string, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiFailure(
    422,
    "validation_failed",
    "Validation failed",
    parsed.error.issues.map((issue) => fieldDetail(envelope, issue.path.join("/"), issue.message)),
  );
}

export function failureReply({ status, type, message, details }: ApiFailure): Reply {
  const reason = details[0]?.reason ?? type;
  return json(status, {
    error: {
      message,
      type,
      code: status,
      request_id: randomUUID(),
      documentation_url: `https://developer.gocardless.com/api-reference#${reason}`,
      errors: details,
    },
  });
}

/** What the API says when it fails by itself, for scripted faults. */
export function outage(status: number): Reply {
  if (status === 429) return failureReply(badUsage(429, "rate_limit_exceeded", "Rate limit exceeded"));
  const message = "Internal server error";
  return failureReply(
    new ApiFailure(status, "gocardless", message, [{ reason: "internal_server_error", message }]),
  );
}

function fieldDetail(envelope: string, pointer: string, message: string): Detail {
  const field = pointer.split("/").pop() || envelope;
  return { field, message, request_pointer: `/${envelope}${pointer ? `/${pointer}` : ""}` };
}
