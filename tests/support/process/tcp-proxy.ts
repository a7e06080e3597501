import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Works, refuses connections, or accepts them without responding. */
type Behaviour = "passes" | "refuses" | "isSilent";

/** A proxy that can make a server unreachable. */
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

  /** Drops every connection, as when a server crashes. */
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
    /** `isSilent` holds data back until the server works again. */
    async behave(next: Behaviour): Promise<void> {
      behaviour = next;
      if (next === "refuses") return close();
      if (next === "passes") for (const deliver of heldBack.splice(0)) deliver();
      if (!server.listening) await listen(port);
    },
    stop: close,
  };
}
