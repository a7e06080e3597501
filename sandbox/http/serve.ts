import { createServer } from "node:http";
import type { AddressInfo, Server } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { sharedControl } from "./control";
import type { Env } from "./exchange";
import { type Fault, spoil } from "./faults";
import { openReceived } from "./received";
import { matches, openScripts } from "./scripts";

export type Service = {
  readonly app: Hono<Env>;
  /** The service's own calls below `/__control`, in addition to those of `sharedControl`. */
  readonly control: Hono<Env>;
  /** Deletes the service's whole state. */
  readonly reset: () => Promise<void> | void;
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
  const server = createServer(
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  // Longer than the default of 5 s, after which clients on a slow machine find their idle connection closed.
  server.keepAliveTimeout = 60_000;
  const taken = await listening(server, name, port, () => server.listen(port, host));
  const url = `http://${host}:${taken}`;
  const end = new AbortController();
  const close = () =>
    new Promise<void>((resolve) => {
      end.abort();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  try {
    app = assembled(open(url), end.signal);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { port: taken, url, close };
}

/** Resolves with the port on which the server listens; rejects with a message if it is in use. */
export async function listening(
  server: Server,
  name: string,
  port: number,
  listen: () => void,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const taken = new Error(`${name}: port ${port} is taken. Set SANDBOX_PORT to another base port.`);
      reject(cause.code === "EADDRINUSE" ? taken : cause);
    });
    listen();
  });
  return (server.address() as AddressInfo).port;
}

function assembled({ app, control, reset, outage }: Service, stopped: AbortSignal) {
  const faults = openScripts<Fault>();
  const received = openReceived();
  const all = new Hono<Env>();
  all.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  all.route("/__control", sharedControl({ faults, received, reset }).route("/", control));
  all.all("/__control/*", (c) => c.json({ error: "No such control call; see sandbox/README.md" }, 404));
  all.use(async (c, next) => {
    const { method, path } = c.req;
    const fault = faults.take((one) => (!one.method || one.method === method) && matches(one.path, path));
    await received.add(c, fault?.kind ?? null);
    return fault ? spoil(fault, c, next, outage, stopped) : next();
  });
  return all.route("/", app);
}
