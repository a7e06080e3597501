import { createServer } from "node:net";

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

/** A loopback port that nobody has at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(address)));
    });
  });
}

/** The first of so many loopback ports in a row that nobody has at the moment. */
export async function freePorts(count: number): Promise<number> {
  const first = await freePort();
  const needs = Array.from({ length: count }, (_, offset) => ({
    setting: "",
    port: first + offset,
    host: "127.0.0.1",
  }));
  return first + count <= 65_536 && (await takenPorts(needs)).length === 0 ? first : freePorts(count);
}
