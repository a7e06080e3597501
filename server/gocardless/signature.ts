import "server-only";
import { verifySignature } from "gocardless-nodejs/webhooks";

const shape = /^[0-9a-f]{64}$/i; // The library accepts trailing characters and throws without a signature

export function isSigned(bytes: Buffer, signature: string | null, secrets: readonly string[]): boolean {
  if (signature === null || !shape.test(signature)) return false;
  return secrets.some((secret) => secret !== "" && isSignedWith(bytes, signature, secret));
}

function isSignedWith(bytes: Buffer, signature: string, secret: string): boolean {
  try {
    verifySignature(bytes, secret, signature);
    return true;
  } catch {
    return false;
  }
}
