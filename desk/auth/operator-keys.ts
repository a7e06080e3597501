import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { team } from "./team";

/** Names an operator in the address of a page, which may be passed on and so holds no personal data. */
export const operatorKey = z.string().check(z.regex(/^[\w-]{12}$/));

export function keyOf(email: string): string {
  return createHash("sha256").update(`owner ${email}`).digest("base64url").slice(0, 12);
}

/** Operators by the keys that stand for their addresses in the address of a page. */
export async function ownerKeys(): Promise<ReadonlyMap<string, string>> {
  return new Map((await team()).map(({ email }) => [keyOf(email), email]));
}

/** The operator whom an address of a page names; null for nobody who is known. */
export async function operatorNamed(key: unknown): Promise<string | null> {
  return (typeof key === "string" && (await ownerKeys()).get(key)) || null;
}
