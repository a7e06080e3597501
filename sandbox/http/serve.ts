import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { sharedControl } from "./control";
import type { Env } from "./exchange";
import { type Fault, spoil } from "./faults";
import { openReceived } from "./received";
import { matches, newScripts } from "./scripts";

export type Service = {
  readonly app: Hono<Env>;
  /** The service's own calls below `/__control`, in addition to those of `sharedControl`. */
  readonly control?: Hono<Env>;
  /** Deletes the service's whole state. */
  readonly reset?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
  /** The response of the real service in an outage. */
  readonly outage: (status: number) => Response;
};

const host = "127.0.0.1";

/**
 * Serves on 127.0.0.1; port 0 takes a free port. `open` runs once the port is taken, so that a second sandbox started
 * by mistake fails before it opens the first one's files.
 */
export async function serve(name: string, port: number, open: (url: string) => Service) {
  let app = new Hono<Env>();
  let service: Service | undefined;
  const server = createServer(
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  // Longer than the default of 5 s, after which clients on a slow machine find their idle connection closed.
  server.keepAliveTimeout = 60_000;
  const taken = await listening(server, name, port);
  const url = `http://${host}:${taken}`;
  const end = new AbortController();
  const stop = async () => {
    end.abort();
    server.close();
    server.closeAllConnections();
    await once(server, "close");
    await service?.stop?.();
  };
  try {
    service = open(url);
    app = assembled(service, end.signal);
  } catch (cause) {
    await stop();
    throw cause;
  }
  return { port: taken, url, stop };
}

/** Listens on 127.0.0.1 and resolves with the port; rejects with a message if it is in use. */
export async function listening(server: Server, name: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, "listening").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EADDRINUSE") throw cause;
    throw new Error(`${name}: port ${port} is taken. Set SANDBOX_PORT to another base port.`);
  });
  return (server.address() as AddressInfo).port;
}

function assembled({ app, control, reset, outage }: Service, stopped: AbortSignal) {
  const faults = newScripts<Fault>();
  const received = openReceived();
  const all = new Hono<Env>();
  all.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  all.route("/__control", sharedControl({ faults, received, reset }));
  if (control) all.route("/__control", control);
  all.all("/__control/*", (c) => c.json({ error: "No such control call; see sandbox/README.md" }, 404));
  all.use(async (c, next) => {
    const { method, path } = c.req;
    const fault = faults.take((one) => (!one.method || one.method === method) && matches(one.path, path));
    await received.add(c, fault?.kind ?? null);
    return fault ? spoil(fault, c, next, outage, stopped) : next();
  });
  return all.route("/", app);
}
