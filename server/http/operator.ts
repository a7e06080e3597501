import { createHash, timingSafeEqual } from "node:crypto";
import { settings } from "../env";

/** Whether the request has the bearer of monitoring and schedulers. */
export function isOperator(headers: Headers): boolean {
  const { operatorSecret } = settings();
  return operatorSecret !== null && hasBearer(headers, operatorSecret);
}

export function hasBearer(headers: Headers, bearer: string): boolean {
  return timingSafeEqual(sha256(headers.get("authorization") ?? ""), sha256(`Bearer ${bearer}`));
}

/** Hashes have equal lengths, which `timingSafeEqual` needs. */
function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
