import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { settings } from "../env";

/** Whether a request shows `OPERATOR_SECRET` as its bearer token. Without the setting nobody is let in. */
export function isOperator(headers: Headers): boolean {
  const { operatorSecret } = settings();
  if (operatorSecret === null) return false;
  return timingSafeEqual(sha256(headers.get("authorization") ?? ""), sha256(`Bearer ${operatorSecret}`));
}

/** Digests, because only texts of one length can be compared in constant time. */
function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
