import "server-only";
import type { ServerResponse } from "node:http";
import { dataPolicy } from "@/lib/delivery/content-policy";

/**
 * Gives an answer what it must have, as its head goes out: what is not a success has a policy, and no error may be kept
 * by a cache. Pages, handlers and the middleware set their own; the framework's own answers have none, and caching rules
 * by address hold for them too (`lib/delivery/headers.ts`).
 */
export function completeHeaders(response: ServerResponse): void {
  const writeHead = response.writeHead;
  Object.assign(response, {
    writeHead(status: number, ...rest: readonly unknown[]) {
      complete(response, status);
      return Reflect.apply(writeHead, response, [status, ...rest]);
    },
  });
}

function complete(response: ServerResponse, status: number): void {
  if (status < 300 || status === 304) return;
  // The rule of an address comes first, the policy of the page that is shown there last.
  const policy = [response.getHeader(policyHeader) ?? dataPolicy].flat().at(-1);
  response.setHeader(policyHeader, String(policy));
  if (status >= 400) response.setHeader("Cache-Control", "private, no-store");
}

const policyHeader = "Content-Security-Policy";
