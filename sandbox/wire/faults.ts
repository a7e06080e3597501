import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Asked, Reply } from "./exchange";

/** What a script may say about the requests it spoils. `sandbox/README.md` explains each kind. */
export const faultScript = z.strictObject({
  kind: z.enum([
    "status",
    "html",
    "rate_limited",
    "hang",
    "reset",
    "no_content",
    "not_json",
    "slow",
    "lost_answer",
  ]),
  method: z.string().toUpperCase().optional(),
  /** `*` stands for any characters: `/billing_requests/*`. */
  path: z.string().default("*"),
  times: z.union([z.int().min(1), z.literal("always")]).default(1),
  /** How many matching requests pass untouched first. */
  skip: z.int().min(0).default(0),
  /** Whether the request takes effect before its answer is spoiled. */
  effect: z.boolean().default(false),
  status: z.int().min(400).max(599).default(500),
  retry_after: z.union([z.string(), z.int().transform(String)]).optional(),
  ms: z.int().min(0).max(3_600_000).default(1_000),
});

export type Fault = z.output<typeof faultScript> & { readonly id: string };
export type Faults = ReturnType<typeof openFaults>;

/** The faults in force, first scripted first taken. They end with the process. */
export function openFaults() {
  let list: Fault[] = [];
  let made = 0;
  const end = new AbortController();
  return {
    /** Aborted when the twin stops: nothing takes effect after that. */
    stopped: end.signal,
    stop: () => end.abort(),
    list: (): readonly Fault[] => list,
    clear(id?: string) {
      list = id === undefined ? [] : list.filter((fault) => fault.id !== id);
    },
    add(script: z.output<typeof faultScript>): Fault {
      made += 1;
      const fault = { ...script, id: `F${made}` };
      list = [...list, fault];
      return fault;
    },
    /** The fault for a request, counted as used; undefined where none is due. */
    take(asked: Pick<Asked, "method" | "path">): Fault | undefined {
      const fault = list.find((one) => matches(one, asked));
      if (!fault) return undefined;
      list = list.flatMap((one) => (one === fault ? spent(one) : [one]));
      return fault.skip > 0 ? undefined : fault;
    },
  };
}

/** Whether a path is what the pattern means; `*` is any characters. */
export function pathMatches(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(path);
}

type Spoiling = {
  readonly fault: Fault;
  readonly response: ServerResponse;
  readonly effect: () => Promise<Reply>;
  readonly failure: (status: number) => Reply;
  readonly stopped: AbortSignal;
};

/** Answers a request the way the fault says. */
export async function spoil(spoiling: Spoiling): Promise<Reply | "taken over"> {
  const { fault, response, effect, failure, stopped } = spoiling;
  if (fault.kind === "slow") return slowly(fault, effect, stopped);
  if (fault.effect || fault.kind === "lost_answer") await effect();
  return spoiled(fault, response, failure);
}

async function slowly({ ms, effect: early }: Fault, effect: Spoiling["effect"], stopped: AbortSignal) {
  const reply = early ? await effect() : undefined;
  try {
    await wait(ms, undefined, { signal: stopped });
  } catch {
    return "taken over";
  }
  return reply ?? effect();
}

function spoiled(
  { kind, status, retry_after }: Fault,
  response: ServerResponse,
  failure: (status: number) => Reply,
): Reply | "taken over" {
  const html = "<!doctype html><html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
  switch (kind) {
    case "html":
      return { status: 502, headers: { "content-type": "text/html" }, body: html };
    case "not_json":
      return { status: 200, headers: { "content-type": "application/json" }, body: html };
    case "no_content":
      return { status: 204, body: "" };
    case "rate_limited": {
      const reply = failure(429);
      return retry_after ? { ...reply, headers: { ...reply.headers, "retry-after": retry_after } } : reply;
    }
    case "hang":
      return "taken over";
    case "reset":
    case "lost_answer":
      response.socket?.resetAndDestroy();
      return "taken over";
    default:
      return failure(status);
  }
}

function matches(fault: Fault, { method, path }: Pick<Asked, "method" | "path">): boolean {
  return (fault.method === undefined || fault.method === method) && pathMatches(fault.path, path);
}

function spent(fault: Fault): Fault[] {
  if (fault.skip > 0) return [{ ...fault, skip: fault.skip - 1 }];
  if (fault.times === "always") return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}
