import "server-only";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
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
  if (status >= 400) response.setHeader("Cache-Control", noCache);
}

/**
 * Answers what is no HTTP, too long or too slow, as Node would, with what every refusal must have: such a request never
 * reaches the framework. Takes a server once.
 */
export function refuseUnreadable(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // An answer may be under way on the same connection.
    if (!socket.writable || socket.bytesWritten > 0) return socket.destroy(error);
    const lines = {
      Connection: "close",
      "Content-Length": "0",
      "Cache-Control": noCache,
      [policyHeader]: dataPolicy,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${statusOf(error)}\r\n${head.join("")}\r\n`);
  });
}

const known = new WeakSet<Server>();

function statusOf({ code }: NodeJS.ErrnoException): string {
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
}

const noCache = "private, no-store";
const policyHeader = "Content-Security-Policy";
