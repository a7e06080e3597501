import type { z } from "zod";

/** The error of an outbox entry whose payload does not match the schema of its kind. */
export const invalidPayload = "invalid_payload";

class InvalidPayload extends Error {
  override readonly name = "InvalidPayload";
  readonly code = invalidPayload;
}

/** Parses what an outbox entry holds. A release beside this one, or a mistake, may have written something else. */
export function readPayload<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const read = schema.safeParse(payload);
  if (!read.success) throw new InvalidPayload(read.error.issues.map(({ path }) => path.join(".")).join(", "));
  return read.data;
}
