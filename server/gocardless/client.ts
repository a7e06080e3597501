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
  // Also for `http`: after a redirect to plain http the call then fails, so that the token is never sent unencrypted.
  return new GoCardlessClient(token, environment, {
    proxy: { https: agent, http: agent },
    raiseOnIdempotencyConflict: true,
  });
}

/** The agent for calls to GoCardless, or to `origin` if not null. Throws for plain http to another machine. */
export function providerAgent(origin: string | null): Agent {
  return origin === null
    ? new Agent({ keepAlive: true, timeout: timeoutMs.providerCall })
    : new RedirectingAgent(new URL(origin));
}

/** Connects to `target` whatever address is called, since the client library has no option for a base URL. */
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
