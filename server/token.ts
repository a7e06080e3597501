import "server-only";
import { createHash, randomBytes, randomInt } from "node:crypto";

/** A secret of 32 random bytes for a cookie, and its hash, which alone is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: sha256(token) };
}

export function tokenFrom(token: string, purpose: string): string {
  return createHash("sha256").update(`${purpose} ${token}`).digest("base64url");
}

const shape = /^[A-Za-z0-9_-]{43}$/;

export function hashToken(token: string | undefined): string | null {
  if (token === undefined || !shape.test(token)) return null;
  return sha256(token);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A submission's short reference, without 0, O, 1, I, L and U, which are easily confused. */
export function newReference(): string {
  const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  const pick = () => letters.charAt(randomInt(letters.length));
  const group = () => Array.from({ length: 4 }, pick).join("");
  return `JK-${group()}-${group()}`;
}
