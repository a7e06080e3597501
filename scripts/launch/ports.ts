import { randomInt } from "node:crypto";
import { createServer, type Server } from "node:net";

/** A port that something needs, the setting that moves it, and the address it is bound to (none: all). */
export type Need = { readonly setting: string; readonly port: number; readonly host?: string };

/** One line for each port that is taken, with the setting to change. */
export async function takenPorts(needs: readonly Need[]): Promise<string[]> {
  const taken = await Promise.all(needs.map(async (need) => ((await isFree(need)) ? [] : [need])));
  return taken
    .flat()
    .map(({ setting, port }) => `Port ${port} is in use. Free it, or set ${setting} to another.`);
}

function isFree({ port, host }: Need): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

/** Below the ports that systems give to connections by themselves: from 32768 on Linux, from 49152 elsewhere. */
const pool = { first: 10_000, size: 10_000 };

/** A free port that no other process of these tests is given for as long as this process lives. */
export function freePort(): Promise<number> {
  return freePorts(1);
}

/** The first of so many free ports in a row; kept as `freePort` keeps one. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = pool.first + randomInt(pool.size - count);
    const ports = Array.from({ length: count }, (_, offset) => first + offset);
    const keepers = await Promise.all(ports.map(keep));
    const taken = await takenPorts(ports.map((port) => ({ setting: "", port })));
    if (keepers.every((keeper) => keeper !== null) && taken.length === 0) return first;
    for (const keeper of keepers) keeper?.close();
  }
}

/** Whoever listens on a port's counterpart, above the pool, keeps the port; the kernel frees it with the process. */
function keep(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const keeper = createServer((socket) => socket.destroy());
    keeper.once("error", () => resolve(null));
    keeper.listen({ port: port + pool.size, host: "127.0.0.1" }, () => resolve(keeper.unref()));
  });
}
