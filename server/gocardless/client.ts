import { Agent, type AgentOptions, type RequestOptions } from "node:https";
import { connect, isIP, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectTls, TLSSocket } from "node:tls";
import { Environments, GoCardlessClient } from "gocardless-nodejs";
import { timeoutMs } from "@/server/deadlines";
import { settings } from "@/server/env";
import { isLoopback } from "@/server/settings/formats";

let client: GoCardlessClient | undefined;

export function goCardless(): GoCardlessClient {
  client ??= makeClient();
  return client;
}

function makeClient(): GoCardlessClient {
  const { providerToken: token, providerEnvironment, providerApiUrl } = settings();
  const environment = providerEnvironment === "live" ? Environments.Live : Environments.Sandbox;
  const agent = providerAgent(providerApiUrl);
  // Also for `http`: after a redirect to plain http the call then fails, so that the token is never sent unencrypted.
  return new GoCardlessClient(token, environment, {
    proxy: { https: agent, http: agent },
    raiseOnIdempotencyConflict: true,
  });
}

/** The agent for calls to GoCardless, or to `origin` if not null. Throws for plain http to another machine. */
export function providerAgent(origin: string | null): Agent {
  return origin === null
    ? new ConnectedAgent({ keepAlive: true })
    : new ConnectedAgent({ keepAlive: false }, connectorTo(new URL(origin)));
}

/** Connects to `target` whatever host is requested, since the client library has no option for a base URL. */
function connectorTo(target: URL): () => Socket {
  const host = target.hostname.replace(/^\[|\]$/g, "");
  const port = Number(target.port || (target.protocol === "https:" ? 443 : 80));
  if (target.protocol === "https:")
    return () => connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }) });
  if (isLoopback(target)) return () => connect(port, host);
  throw new Error("the provider is called over https, or on this machine");
}

/**
 * Gives a request its socket once connected: in Node 24, `got` 11 throws an uncaught error if a socket that it was given
 * fails to connect.
 */
class ConnectedAgent extends Agent {
  readonly #isKeptAlive: boolean;
  readonly #connect: (options: RequestOptions) => Duplex | null | undefined;

  constructor(options: AgentOptions, connectSocket?: () => Socket) {
    super({ ...options, timeout: timeoutMs.providerCall });
    this.#isKeptAlive = options.keepAlive === true;
    this.#connect = connectSocket ?? ((request) => super.createConnection(request));
  }

  override createConnection(
    options: RequestOptions,
    callback: (error: Error | null, socket: Duplex) => void,
  ): undefined {
    const socket = this.#connect(options);
    if (!(socket instanceof Socket)) throw new TypeError("expected a socket");
    const fail = (error: Error) => callback(error, socket);
    const expire = () => socket.destroy(Object.assign(new Error("timed out"), { code: "ETIMEDOUT" }));
    socket.setTimeout(timeoutMs.providerCall, expire);
    socket.once("error", fail);
    socket.once(socket instanceof TLSSocket ? "secureConnect" : "connect", () => {
      socket.off("error", fail);
      if (this.#isKeptAlive) socket.off("timeout", expire); // Node closes an idle connection itself, without an error
      callback(null, socket);
    });
  }
}
