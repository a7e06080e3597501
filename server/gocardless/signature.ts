import "server-only";
import { verifySignature } from "gocardless-nodejs/webhooks";

/** The library also takes signatures with something behind them, and fails on none at all. */
const shape = /^[0-9a-f]{64}$/i;

/** Whether one of the secrets signed these bytes. Without a secret nobody did. */
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
