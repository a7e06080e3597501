import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { missingPage } from "@/lib/routing/addresses";
import { timeoutMs } from "../deadlines";
import { isBuilt } from "../env";
import { metrics } from "../logging/metrics";
import { nameRequest } from "../logging/request-id";
import { closeInOrder } from "../shutdown/leaving";
import { completeHeaders, refuseUnreadable } from "./answer-headers";

const watching = Symbol.for("jack.arrivals");

/**
 * Sees each request as it arrives, before Next does (the only hook that `next start` leaves):
 * - gives the server that it came to its patience with slow senders, for Next sets none, and its order of leaving;
 * - names it for the log, and the answer for whoever reports a failure: a page's script can read `Server-Timing`;
 * - completes the headers of the answer, whoever makes it (`answer-headers.ts`);
 * - writes the address at the other end of the connection last into `X-Forwarded-For`, as a proxy would, because
 *   Next keeps the client's own claim instead;
 * - gives what is not an address on this site (`/%`, `*`, `http://other.example/`) the address of no page, because
 *   Next answers 500 to the first two and leads the third to the foreign host.
 */
export function watchArrivals(): void {
  if (Object.hasOwn(globalThis, watching)) return;
  Object.defineProperty(globalThis, watching, { value: true });
  subscribe("http.server.request.start", (message) => arrive(message as Exchange));
  subscribe("http.server.response.finish", (message) => leave(message as Exchange));
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

function arrive({ request, response, server }: Exchange): void {
  server.headersTimeout = timeoutMs.requestHeaders;
  server.requestTimeout = timeoutMs.request;
  closeInOrder(server);
  refuseUnreadable(server);
  const id = nameRequest();
  // The development server's own pages evaluate text.
  if (isBuilt()) completeHeaders(response);
  response.setHeader("X-Request-Id", id);
  response.setHeader("Server-Timing", `request;desc="${id}"`);
  const claimed = request.headers["x-forwarded-for"];
  const peer = request.socket.remoteAddress ?? "";
  request.headers["x-forwarded-for"] = claimed ? `${claimed}, ${peer}` : peer;
  if (!isOwnAddress(request.url ?? "")) request.url = missingPage;
}

function leave({ response }: Exchange): void {
  metrics().responses.inc({ status: `${Math.floor(response.statusCode / 100)}xx` });
}

function isOwnAddress(url: string): boolean {
  try {
    return url.startsWith("/") && decodeURIComponent(url.split("?")[0] ?? "") !== "";
  } catch {
    return false;
  }
}
