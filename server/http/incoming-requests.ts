import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { missingPage } from "@/lib/routing/addresses";
import { isDeskPath, statusOfPage } from "@/lib/routing/desk";
import { timeoutMs } from "../deadlines";
import { isBuilt } from "../env";
import { beginRequest } from "../logging/log";
import { metrics, type siteParts, statusClasses } from "../logging/metrics";
import { closeGracefully } from "../shutdown";
import { addErrorHeaders, answerUnreadable } from "./error-responses";

const prepared = Symbol.for("jack.requests-prepared");

/** Hooks into requests before Next, by a diagnostics channel: `next start` offers no other way. */
export function prepareRequests(): void {
  if (Object.hasOwn(globalThis, prepared)) return;
  Object.defineProperty(globalThis, prepared, { value: true });
  subscribe("http.server.request.start", (message) => prepare(message as Exchange));
  subscribe("http.server.response.finish", (message) => countResponse(message as Exchange));
}

type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
};

function prepare({ request, response, server }: Exchange): void {
  server.headersTimeout = timeoutMs.requestHeaders;
  server.requestTimeout = timeoutMs.request;
  closeGracefully(server);
  answerUnreadable(server);
  const current = beginRequest();
  const { id } = current;
  const [path = ""] = (request.url ?? "").split("?");
  const isDocument = request.headers.rsc === undefined; // Next's router takes data only with 200
  // The development server's pages need `eval`.
  if (isBuilt()) addErrorHeaders(response, current, isDocument ? statusOfPage[path] : undefined);
  response.once("finish", () => {
    // A probe of the health is no visitor.
    if (response.statusCode === 503 && current.isUnavailable && path !== "/api/health")
      metrics().unavailable.inc({ part: partOf(path) });
  });
  response.setHeader("X-Request-Id", id);
  response.setHeader("Server-Timing", `request;desc="${id}"`);
  const claimed = request.headers["x-forwarded-for"];
  const peer = request.socket.remoteAddress ?? "";
  request.headers["x-forwarded-for"] = claimed ? `${claimed}, ${peer}` : peer;
  if (!isOwnAddress(request.url ?? "")) request.url = missingPage;
  correctMethod(request);
}

function partOf(path: string): (typeof siteParts)[number] {
  if (isDeskPath(path)) return "desk";
  return path.startsWith("/api/") ? "api" : "site";
}

/**
 * Lets the guard see every request that could change something: the middleware's matcher finds a request with a body by its
 * headers.
 */
function correctMethod(request: IncomingMessage): void {
  const { method = "", headers } = request;
  if (method === "GET" || method === "HEAD") return;
  if (headers["transfer-encoding"] === undefined) headers["content-length"] ??= "0";
  // Next makes a `Request` of it, which does not allow TRACE: the answer would be a 500. No address here responds to PATCH.
  if (method === "TRACE") request.method = "PATCH";
}

function countResponse({ response }: Exchange): void {
  const status = statusClasses[Math.floor(response.statusCode / 100) - 1];
  if (status) metrics().responses.inc({ status });
}

function isOwnAddress(url: string): boolean {
  try {
    return url.startsWith("/") && decodeURIComponent(url.split("?")[0] ?? "") !== "";
  } catch {
    return false;
  }
}
