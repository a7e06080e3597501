import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server as HttpServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { type Certificate, makeCertificate } from "@/tests/support/process/certificate";

export function certificate(name: { host: string } | { ip: string }): Promise<Certificate> {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return makeCertificate(folder, name);
}

/** Calls from a process that trusts one more certificate. */
export function callFromProcess(
  name: "provider" | "mail",
  env: Record<string, string>,
  trusted?: Certificate,
): Promise<unknown> {
  const child = fork(join(inject("programs"), "faults/connections/calling-process.mjs"), [name], {
    execArgv: ["--conditions=react-server"],
    env: { ...process.env, ...env, ...(trusted ? { NODE_EXTRA_CA_CERTS: trusted.file } : {}) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`ended with ${code} and without an answer`)));
  });
}

/** Accepts plain TCP, never responds, and closes after the first bytes. */
export async function listenInClear(host = "127.0.0.1") {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", (bytes) => {
      received.push(bytes);
      socket.destroy();
    });
  });
  return { port: await listen(server, host), received: () => Buffer.concat(received).toString("latin1") };
}

/** The provider behind a certificate; records requests. */
export async function listenOverTls({ cert, key }: Certificate) {
  const asked: { path: string; authorization: string }[] = [];
  const server = createTlsServer({ cert, key }, (request, response) => {
    asked.push({ path: request.url ?? "", authorization: request.headers.authorization ?? "" });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ billing_requests: { id: "BRQ1", status: "pending" } }));
  });
  const names: unknown[] = [];
  server.on("secureConnection", (socket) => names.push(socket.servername));
  return { port: await listen(server, "127.0.0.1"), asked, names };
}

async function listen(server: Server | HttpServer, host: string): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
