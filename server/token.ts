import "server-only";
import { createHash, randomBytes, randomInt } from "node:crypto";

/** 32 random bytes for a browser to hold, and their hash, which is all that we keep. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: sha256(token) };
}

/** A token that follows from another one and does not lead back to it. */
export function tokenFrom(token: string, purpose: string): string {
  return createHash("sha256").update(`${purpose} ${token}`).digest("base64url");
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** The hash under which a token's owner is known; null for anything that is no token of ours. */
export function hashToken(token: string | undefined): string | null {
  if (token === undefined || !shape.test(token)) return null;
  return sha256(token);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A short reference that can be read out over the phone: no letters or digits that look alike. */
export function newReference(): string {
  const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
  const pick = () => letters.charAt(randomInt(letters.length));
  const group = () => Array.from({ length: 4 }, pick).join("");
  return `JK-${group()}-${group()}`;
}
