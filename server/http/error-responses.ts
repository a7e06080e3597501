import "server-only";
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { dataPolicy } from "@/lib/delivery/content-policy";

/**
 * Adds a policy to redirects and errors, and `no-store` to errors, since Next's own error pages have neither. `pageStatus`: in place of
 * 200, for a page that is an error.
 */
export function addErrorHeaders(response: ServerResponse, pageStatus = 200): void {
  const writeHead = response.writeHead;
  Object.assign(response, {
    writeHead(given: number, ...rest: readonly unknown[]) {
      const status = given === 200 ? pageStatus : given;
      complete(response, status);
      return Reflect.apply(writeHead, response, [status, ...rest]);
    },
  });
}

function complete(response: ServerResponse, status: number): void {
  if (status < 300 || status === 304) return;
  // A response can have two policies: that of `headers()` in Next's config, then the page's own, which counts.
  const policy = [response.getHeader(policyHeader) ?? dataPolicy].flat().at(-1);
  response.setHeader(policyHeader, String(policy));
  if (status >= 400) response.setHeader("Cache-Control", noCache);
}

/** Responds to requests that Node cannot parse, which never reach Next, with the same headers as other errors. */
export function answerUnreadable(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Bytes already written belong to another response on this connection.
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
