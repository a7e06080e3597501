import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Server as NetServer } from "node:net";
import type { Asked, Reply } from "./exchange";

const host = "127.0.0.1";
const largestBody = 1_048_576;

export type Listening = { readonly port: number; readonly url: string; readonly close: () => Promise<void> };

/** What answers a request: a reply, or the response itself taken over (a fault that hangs or resets). */
export type Answer = (asked: Asked, response: ServerResponse) => Promise<Reply | "taken over">;

/** Serves on the loopback address only. Port 0 takes any free one. A taken port is named in the error. */
export async function listen(name: string, port: number, answer: Answer): Promise<Listening> {
  const server = createServer((request, response) => {
    respond(request, response, answer).catch((cause: unknown) => {
      console.error(`${name}:`, cause);
      response.headersSent ? response.destroy() : send(response, { status: 500, body: "sandbox fault" });
    });
  });
  // A caller that waits its turn on a busy machine must not find its connection closed.
  server.keepAliveTimeout = 60_000;
  await bound(server, name, port, () => server.listen(port, host));
  const { port: taken } = server.address() as AddressInfo;
  return { port: taken, url: `http://${host}:${taken}`, close: () => closed(server) };
}

/** Starts listening; rejects with words that name the port when somebody else has it. */
export function bound(server: NetServer, name: string, port: number, start: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === "EADDRINUSE"
          ? new Error(`${name}: port ${port} is taken. Set SANDBOX_PORT to another base port.`)
          : cause,
      );
    server.once("error", failed);
    server.once("listening", () => {
      server.off("error", failed);
      resolve();
    });
    start();
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  const url = new URL(request.url ?? "/", `http://${host}`);
  const body = await wholeBody(request);
  if (body === undefined) return send(response, { status: 413, body: "too large" });
  const reply = await answer(
    {
      method: request.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
    },
    response,
  );
  if (reply !== "taken over") send(response, reply);
}

async function wholeBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size > largestBody ? undefined : Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, { status, headers, body }: Reply) {
  const length = status === 204 ? {} : { "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length, "cache-control": "no-store" });
  response.end(body);
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
