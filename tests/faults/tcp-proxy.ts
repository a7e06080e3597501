import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** How a server behaves as seen through the proxy: as ever, not there, or there and saying nothing. */
type Behaviour = "passes" | "refuses" | "isSilent";

/** Stands between a client and a server on this machine, and takes the server away at will. */
export async function startProxy(target: { host: string; port: number }) {
  const clients = new Set<Socket>();
  const heldBack: (() => void)[] = [];
  let behaviour: Behaviour = "passes";
  const server = createServer((client) => {
    const upstream = connect(target);
    clients.add(client);
    join(client, upstream);
    join(upstream, client);
    client.on("close", () => clients.delete(client));
  });
  await listen(0);
  const { port } = server.address() as AddressInfo;

  function join(from: Socket, to: Socket): void {
    from.on("data", (bytes) => {
      if (behaviour === "isSilent") heldBack.push(() => to.write(bytes));
      else to.write(bytes);
    });
    from.on("error", () => undefined);
    from.on("close", () => to.destroy());
  }

  async function listen(at: number): Promise<void> {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
  }

  /** Ends every connection, as a server does that is stopped at once. */
  function cut(): void {
    for (const client of clients) client.destroy();
  }

  async function close(): Promise<void> {
    cut();
    if (server.listening) await new Promise((closed) => server.close(closed));
  }

  return {
    port,
    cut,
    connections: () => clients.size,
    /** Silence holds back what is said on either side; it is delivered when the server passes again. */
    async behave(next: Behaviour): Promise<void> {
      behaviour = next;
      if (next === "refuses") return close();
      if (next === "passes") for (const deliver of heldBack.splice(0)) deliver();
      if (!server.listening) await listen(port);
    },
    stop: close,
  };
}
