import "server-only";
import { Agent } from "node:https";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
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
  const { gocardlessAccessToken: token, gocardlessEnvironment, gocardlessApiUrl } = settings();
  const environment = gocardlessEnvironment === "live" ? Environments.Live : Environments.Sandbox;
  const agent = providerAgent(gocardlessApiUrl);
  // `http` too: after a redirect to a plain address the call then fails instead of leaving in clear text.
  return new GoCardlessClient(token, environment, {
    proxy: { https: agent, http: agent },
    raiseOnIdempotencyConflict: true,
  });
}

/** For calls to the provider: its own host for null, else `origin`. Throws for plain http to another machine. */
export function providerAgent(origin: string | null): Agent {
  return origin === null
    ? new Agent({ keepAlive: true, timeout: timeoutMs.providerCall })
    : new RedirectingAgent(new URL(origin));
}

/** The client library accepts no base URL, but an agent can connect to another server. */
class RedirectingAgent extends Agent {
  readonly #connect: () => Socket;

  constructor(target: URL) {
    super({ keepAlive: false, timeout: timeoutMs.providerCall });
    const host = target.hostname.replace(/^\[|\]$/g, "");
    const port = Number(target.port || (target.protocol === "https:" ? 443 : 80));
    if (target.protocol === "https:")
      this.#connect = () => connectTls({ host, port, ...(isIP(host) ? {} : { servername: host }) });
    else if (isLoopback(target)) this.#connect = () => connect(port, host);
    else throw new Error("the provider is called over https, or on this machine");
  }

  override createConnection(): Socket {
    const socket = this.#connect();
    return socket.setTimeout(timeoutMs.providerCall, () => socket.destroy(new Error("ETIMEDOUT")));
  }
}
