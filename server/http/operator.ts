import { createHash, timingSafeEqual } from "node:crypto";
import { settings } from "../env";

export function isOperator(headers: Headers): boolean {
  const { operatorSecret } = settings();
  if (operatorSecret === null) return false;
  return timingSafeEqual(sha256(headers.get("authorization") ?? ""), sha256(`Bearer ${operatorSecret}`));
}

/** Hashes have equal lengths, which `timingSafeEqual` needs. */
function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
