import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * What the commands of this installation show to its running server: derived from the key that both have already, so
 * that there is no further secret to keep.
 */
export function operatorToken(actionsKey: string): string {
  return createHmac("sha256", actionsKey).update("operator").digest("hex");
}

/** Whether a request comes from a command of this installation. Without a key nobody is let in. */
export function isOperator(headers: Headers, actionsKey: string | null): boolean {
  const shown = /^Bearer ([0-9a-f]{64})$/.exec(headers.get("authorization") ?? "")?.[1];
  if (actionsKey === null || shown === undefined) return false;
  return timingSafeEqual(Buffer.from(shown), Buffer.from(operatorToken(actionsKey)));
}
