import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endWithUs } from "@/tests/support/process/end-with-us";
import { hasNginx, skipWithoutNginx, startNginx } from "@/tests/support/process/nginx";
import { freePort } from "@/tests/support/process/ports";

const folder = mkdtempSync(join(tmpdir(), "jack-upstreams-"));
const tier = join(folder, "tier");

const newest = createServer((_request, response) => response.end("newest"));
/** Of the release before, which has none of the files that are asked for here. */
const before = createServer((_request, response) => response.writeHead(404).end());
let ports: { newest: number; before: number; silent: number };
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  if (!hasNginx) return;
  // Self-signed; only loopback is called.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  mkdirSync(tier);
  for (const name of ["maps.conf", "headers.conf"]) writeFileSync(join(tier, name), "");
  writeFileSync(join(tier, "site.conf"), `server_name localhost;\nroot ${tier};\n`);
  ports = { newest: await listenOn(newest), before: await listenOn(before), silent: await silentPort() };
}, 60_000);

beforeEach(skipWithoutNginx);

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  for (const server of [newest, before]) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listenOn(server: Server): Promise<number> {
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return port;
}

async function nginxBefore(name: string, first: number, second: number): Promise<string> {
  const { url, stop } = await startNginx(join(folder, name), tier, [first, second]);
  stops.push(stop);
  return url;
}

describe("F64: nginx in front of an instance of each release", () => {
  it("finds a script that only one of them has", async () => {
    const url = await nginxBefore("script", ports.before, ports.newest);
    for (let visit = 0; visit < 4; visit += 1)
      expect((await fetch(`${url}/_next/static/chunks/a.js`)).status).toBe(200);
    expect((await fetch(`${url}/nothing`)).status + (await fetch(`${url}/nothing`)).status).toBe(604);
  });

  it("gives up an instance whose address does not answer, also for a form", async () => {
    const url = await nginxBefore("silent", ports.silent, ports.newest);
    const visits = Array.from({ length: 4 }, async (_, visit) => {
      const form = visit % 2 ? { method: "POST", body: "plan=starter" } : {};
      return (await fetch(`${url}/uk/get-started/plan`, form)).text();
    });
    expect(await Promise.all(visits)).toEqual(Array(4).fill("newest"));
  });
});

/** A port where connecting gets no answer, as at the address of a container that is away: nobody accepts, and the queue is full. */
async function silentPort(): Promise<number> {
  const port = await freePort();
  const listen = `require("net").createServer().listen({ port: ${port}, host: "127.0.0.1", backlog: 1 }, () => console.log("listens"))`;
  const child: ChildProcess = spawn(process.execPath, ["-e", listen], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  endWithUs(child);
  if (child.stdout) await once(child.stdout, "data");
  child.kill("SIGSTOP");
  const queued: Socket[] = [];
  for (let isFull = false; !isFull; ) {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    queued.push(socket);
    isFull = await Promise.race([
      once(socket, "connect").then(() => false),
      new Promise<boolean>((resolve) => setTimeout(resolve, 500, true)),
    ]);
  }
  stops.push(() => {
    for (const socket of queued) socket.destroy();
    child.kill("SIGKILL");
  });
  return port;
}
