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

/** Sees requests before Next does. A diagnostics channel is the only hook that `next start` leaves. */
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
  // The development server's pages need `eval`.
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
