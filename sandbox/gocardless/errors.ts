import { randomUUID } from "node:crypto";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";

type ErrorType = "gocardless" | "invalid_api_usage" | "invalid_state" | "validation_failed";
type Detail = { readonly message: string; readonly reason?: string; readonly [more: string]: unknown };

/** An error response in the format of GoCardless's API. */
class ApiError extends HTTPException {
  constructor(status: number, type: ErrorType, message: string, errors: readonly Detail[]) {
    const error = {
      message,
      type,
      code: status,
      request_id: randomUUID(),
      documentation_url: `https://developer.gocardless.com/api-reference#${errors[0]?.reason ?? type}`,
      errors,
    };
    super(status as ContentfulStatusCode, { message, res: Response.json({ error }, { status }) });
  }
}

export function invalidUsage(status: number, reason: string, message: string): ApiError {
  return new ApiError(status, "invalid_api_usage", message, [{ reason, message }]);
}

export function notFound(): ApiError {
  return invalidUsage(404, "resource_not_found", "Resource not found");
}

export function invalidState(reason: string, message: string): ApiError {
  return new ApiError(422, "invalid_state", message, [{ reason, message }]);
}

export function wrongState(status: string): ApiError {
  return invalidState("resource_in_wrong_state", `This does not start from ${status}`);
}

export function keyConflict(conflicting_resource_id: string): ApiError {
  const message = "A resource has already been created with this idempotency key";
  const links = { conflicting_resource_id };
  return new ApiError(409, "invalid_state", message, [
    { reason: "idempotent_creation_conflict", message, links },
  ]);
}

/** The error of an invalid field. `pointer`: its path below the envelope, such as `links/mandate`. */
export function invalidField(envelope: string, pointer: string, message: string): ApiError {
  return invalid([fieldDetail(envelope, pointer, message)]);
}

/** The parsed value; throws the API's error that lists the invalid fields. */
export function validated<S extends z.ZodType>(schema: S, envelope: string, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(
    parsed.error.issues.map(({ path, message }) => fieldDetail(envelope, path.join("/"), message)),
  );
}

/** The response of the API in an outage, when it limits the rate (429), or when it refuses a field (422). */
export function outage(status: number): Response {
  if (status === 422) return invalid([fieldDetail("customers", "email", "is invalid")]).getResponse();
  const message = "Internal server error";
  const error =
    status === 429
      ? invalidUsage(429, "rate_limit_exceeded", "Rate limit exceeded")
      : new ApiError(status, "gocardless", message, [{ reason: "internal_server_error", message }]);
  return error.getResponse();
}

function invalid(details: readonly Detail[]): ApiError {
  return new ApiError(422, "validation_failed", "Validation failed", details);
}

function fieldDetail(envelope: string, pointer: string, message: string): Detail {
  const field = pointer.split("/").pop() || envelope;
  return { field, message, request_pointer: `/${envelope}${pointer ? `/${pointer}` : ""}` };
}
