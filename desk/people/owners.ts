import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { settings } from "@/server/env";

/** Names an operator in the address of a page, which may be passed on and so holds no personal data. */
export const operatorKey = z.string().check(z.regex(/^[\w-]{12}$/));

/** Operators by the keys that stand for their addresses in the address of a page. */
export function ownerKeys(): ReadonlyMap<string, string> {
  return new Map(settings().operators.map(({ email }) => [keyOf(email), email]));
}

function keyOf(email: string): string {
  return createHash("sha256").update(`owner ${email}`).digest("base64url").slice(0, 12);
}

/** The position of an operator in `OPERATORS`, by which addresses of pages name one; -1 for nobody. */
export function ownerNumber(email: string): number {
  return settings().operators.findIndex((operator) => operator.email === email);
}

/** The operator whom an address of a page names by position; null for none. */
export function ownerOf(position: unknown): string | null {
  return settings().operators[Number(position || Number.NaN)]?.email ?? null;
}
