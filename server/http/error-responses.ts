import "server-only";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { dataPolicy } from "@/lib/delivery/content-policy";

/** Adds a policy to all but successes and `no-store` to errors, which Next's own error pages lack. */
export function addErrorHeaders(response: ServerResponse): void {
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
  // The header of the address comes first, the page's own last.
  const policy = [response.getHeader(policyHeader) ?? dataPolicy].flat().at(-1);
  response.setHeader(policyHeader, String(policy));
  if (status >= 400) response.setHeader("Cache-Control", noCache);
}

/** Responds to requests that Node cannot parse, which never reach Next, with the headers of every other error. */
export function answerUnreadable(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // A response may be in progress on the same connection.
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
