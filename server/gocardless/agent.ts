import "server-only";
import { Agent } from "node:https";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { timeoutMs } from "@/server/deadlines";
import { isLoopback } from "@/server/settings/formats";

/**
 * The agent that carries the calls to the provider: to the host that the library names, or to the given origin. Over
 * TLS with the certificate checked; in clear to this machine only. Throws for any other plain address.
 */
export function providerAgent(origin: string | null): Agent {
  return origin === null
    ? new Agent({ keepAlive: true, timeout: timeoutMs.providerCall })
    : new RedirectingAgent(new URL(origin));
}

/** The library takes no base address, only agents: this one connects to another server, the requests stay the same. */
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
