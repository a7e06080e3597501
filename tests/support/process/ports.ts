import { randomInt } from "node:crypto";
import { connect, createServer, type Server } from "node:net";
import { isPortIsReserved } from "next/dist/lib/helpers/get-reserved-port.js";

/** Below the ports that systems give to outgoing connections: from 32768 on Linux, from 49152 on others. */
const pool = { first: 10_000, size: 10_000 };

/** A free port, reserved among the processes of these tests until this process ends. */
export function freePort(): Promise<number> {
  return freePorts(1);
}

/** The first of `count` consecutive free ports, reserved as by `freePort`. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = pool.first + randomInt(pool.size - count);
    const ports = Array.from({ length: count }, (_, offset) => first + offset);
    if (ports.some(isPortIsReserved)) continue; // Browsers block these, and Next refuses them
    const reservations = await Promise.all(ports.map(reserve));
    const isFree = await Promise.all(ports.map(isUnused));
    if (reservations.every((server) => server !== null) && isFree.every(Boolean)) return first;
    for (const server of reservations) server?.close();
  }
}

/** Whether something on this machine accepts connections on the port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("connect", () => socket.destroy()).once("error", () => resolve(false));
  });
}

/** Reserves a port by listening on another one above the pool, which the kernel frees when the process ends. */
async function reserve(port: number): Promise<Server | null> {
  const server = await listen(port + pool.size, "127.0.0.1");
  return server?.unref() ?? null;
}

async function isUnused(port: number): Promise<boolean> {
  const server = await listen(port);
  if (server) await new Promise((resolve) => server.close(resolve));
  return server !== null;
}

/** Listens on the port; null if it is in use. */
function listen(port: number, host?: string): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", () => resolve(null));
    server.listen({ port, host }, () => resolve(server));
  });
}
