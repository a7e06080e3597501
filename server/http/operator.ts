import { createHash, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "../env";

/** Whether the request has the bearer of monitoring and schedulers. */
export function isOperator(headers: Headers): boolean {
  const { operatorSecret } = settings();
  return operatorSecret !== null && hasBearer(headers, operatorSecret);
}

/**
 * Whether the request has the bearer of the commands `operator`, `privacy` and `feed-test`. The start command makes that bearer; monitoring does not have it, nor
 * does any build. A site without its file has no such commands.
 */
export function isCommand(headers: Headers): boolean {
  const secret = commandSecret();
  return secret !== null && hasBearer(headers, secret);
}

function commandSecret(): string | null {
  try {
    const stored = readFileSync(join(settings().dataDir, "keys", "command-secret"), "utf8");
    return /^[\w-]{43}$/.test(stored) ? stored : null;
  } catch (problem) {
    if (
      problem instanceof Error &&
      "code" in problem &&
      (problem.code === "ENOENT" || problem.code === "EACCES")
    )
      return null;
    throw problem;
  }
}

function hasBearer(headers: Headers, bearer: string): boolean {
  return timingSafeEqual(sha256(headers.get("authorization") ?? ""), sha256(`Bearer ${bearer}`));
}

/** Hashes have equal lengths, which `timingSafeEqual` needs. */
function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
