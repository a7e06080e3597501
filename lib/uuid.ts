import * as z from "zod/mini";

/** As PostgreSQL writes it: in lower case, of any version. */
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const uuid = z.string().check(z.regex(uuidPattern));

export function isUuid(value: unknown): value is string {
  return uuid.safeParse(value).success;
}
