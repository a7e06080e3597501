import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { dataPolicy } from "@/lib/delivery/content-policy";
import { personal } from "@/lib/delivery/personal";
import type { CurrentRequest } from "../logging/log";

/**
 * Adds a policy to redirects and errors, and `no-store` to errors, since Next's own error pages have neither. `pageStatus`: in place of
 * 200, for a page that is an error. A 500 because the database was away or overloaded becomes 503. A file that the browser has already
 * is answered by 304: Next does that for pages alone.
 */
export function addErrorHeaders(
  response: ServerResponse,
  current: Pick<CurrentRequest, "isUnavailable">,
  pageStatus = 200,
): void {
  const writeHead = response.writeHead;
  Object.assign(response, {
    writeHead(given: number, ...rest: readonly unknown[]) {
      let status = given;
      if (given === 200) status = isCachedByBrowser(response) ? 304 : pageStatus;
      if (given === 500 && current.isUnavailable) status = 503;
      complete(response, status);
      return Reflect.apply(writeHead, response, [status, ...rest]);
    },
  });
}

function isCachedByBrowser(response: ServerResponse): boolean {
  const tag = response.getHeader("ETag");
  return typeof tag === "string" && response.req.headers["if-none-match"]?.includes(tag) === true;
}

function complete(response: ServerResponse, status: number): void {
  if (status < 300 || status === 304) return;
  // A response can have two policies: that of `headers()` in Next's config, then the page's own, which counts.
  const policy = [response.getHeader(policyHeader) ?? dataPolicy].flat().at(-1);
  response.setHeader(policyHeader, String(policy));
  if (status >= 400) response.setHeader("Cache-Control", personal["Cache-Control"]);
  if (status === 503 && !response.hasHeader("Retry-After"))
    response.setHeader("Retry-After", retryAfterSeconds);
}

const retryAfterSeconds = 5; // As long as a restart of PostgreSQL or a burst lasts

/**
 * Responds to requests that Node cannot parse, which never reach Next, with the same headers as other errors. An address with
 * letters that are not percent-encoded, as some mail programs and scripts send it, redirects to the same one in ASCII.
 */
export function answerUnreadable(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
  });
  server.on("clientError", (error: ClientError, socket: Socket) => {
    if (!socket.writable || underWay.get(socket)) return socket.destroy(error);
    const encoded = encodedAddress(error);
    const lines = {
      ...(encoded !== null && { Location: encoded }),
      Connection: "close",
      "Content-Length": "0",
      ...personal,
      [policyHeader]: dataPolicy,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(
      `HTTP/1.1 ${encoded === null ? statusOf(error) : "308 Permanent Redirect"}\r\n${head.join("")}\r\n`,
    );
  });
}

const known = new WeakSet<Server>();

/** How many responses of a connection are not complete yet. A client would read another response as a part of them. */
const underWay = new WeakMap<Socket, number>();

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** The requested address with its non-ASCII bytes percent-encoded; null if the request could not be read for another reason. */
function encodedAddress({ code, rawPacket }: ClientError): string | null {
  if (code !== "HPE_INVALID_URL") return null;
  const [, address] = requestLine.exec(rawPacket?.toString("latin1") ?? "") ?? [];
  return (
    address?.replace(/[\x80-\xFF]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`) ?? null
  );
}

/** Matches an address on this site: `//` and `/\` would lead to another one. */
const requestLine = /^(?:GET|HEAD) (\/(?![/\\])[!-~\x80-\xFF]*) HTTP\/1\.[01]\r\n/;

function statusOf({ code }: NodeJS.ErrnoException): string {
  if (code === "HPE_HEADER_OVERFLOW") return "431 Request Header Fields Too Large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
}

const policyHeader = "Content-Security-Policy";
