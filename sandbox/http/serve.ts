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
  /** Its own calls below `/__control`, beside those that all services share. */
  readonly control: Hono<Env>;
  /** Forgets everything. */
  readonly reset: () => Promise<void> | void;
  /** An outage in the words of the real service. */
  readonly outage: (status: number) => Response;
};

const host = "127.0.0.1";

/**
 * Serves on the loopback address; port 0 takes a free one. The service opens its files only once the port is its own, so
 * that a second one that was started by mistake writes nothing.
 */
export async function serve(name: string, port: number, open: (url: string) => Service) {
  let app = new Hono<Env>();
  const server = createServer(
    getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false }),
  );
  // A caller on a busy machine must not find its kept connection closed.
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

/** The port that a server has taken; rejects with a message that names one in use. */
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
