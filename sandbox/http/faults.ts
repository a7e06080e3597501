import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Next } from "hono";
import { z } from "zod";
import type { Exchange } from "./exchange";
import { times } from "./scripts";

const answeringKinds = ["status", "html", "not_json", "no_content", "rate_limited", "slow"] as const;
const silentKinds = ["hang", "reset", "lost_answer"] as const;

export const faultScript = z.strictObject({
  /** `sandbox/README.md` explains each kind. */
  kind: z.enum([...answeringKinds, ...silentKinds]),
  method: z.string().toUpperCase().optional(),
  path: z.string().default("*"),
  times,
  /** The number of matching requests that are answered normally first. */
  skip: z.int().min(0).default(0),
  /** Whether the request takes effect although its answer is a fault. */
  effect: z.boolean().default(false),
  status: z.int().min(400).max(599).default(500),
  /** In seconds. */
  retry_after: z.int().min(0).optional(),
  ms: z.int().min(0).max(3_600_000).default(1_000),
});

export type Fault = z.output<typeof faultScript>;

const brokenPage =
  "<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
const never = new Promise<never>(() => undefined);

/** Answers a request with the fault. Nothing takes effect once the service has stopped. */
export async function spoil(
  fault: Fault,
  c: Exchange,
  next: Next,
  outage: (status: number) => Response,
  stopped: AbortSignal,
): Promise<void> {
  const isEarly = fault.effect || fault.kind === "lost_answer";
  if (isEarly) await next();
  if (fault.kind === "slow") {
    await wait(fault.ms, undefined, { signal: stopped }).catch(() => never);
    return isEarly ? undefined : next();
  }
  const spoiled = await spoiledAnswer(fault, c, outage);
  // Otherwise Hono adds the headers of the normal answer.
  c.res = undefined;
  c.res = spoiled;
}

async function spoiledAnswer(
  { kind, status, retry_after }: Fault,
  c: Exchange,
  outage: (status: number) => Response,
) {
  switch (kind) {
    case "html":
      return new Response(brokenPage, { status: 502, headers: { "content-type": "text/html" } });
    case "not_json":
      return new Response(brokenPage, { headers: { "content-type": "application/json" } });
    case "no_content":
      return new Response(null, { status: 204 });
    case "rate_limited": {
      const answer = outage(429);
      if (retry_after !== undefined) answer.headers.set("retry-after", String(retry_after));
      return answer;
    }
    case "hang":
      return never;
    case "reset":
    case "lost_answer":
      c.env.incoming.socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    default:
      return outage(status);
  }
}
