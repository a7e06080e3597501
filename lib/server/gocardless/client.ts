import "server-only";
import { Agent } from "node:https";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { Environments, GoCardlessClient } from "gocardless-nodejs";
import { type Settings, settings } from "@/lib/server/env";

/** The library sets no deadline on its sockets; a silent connection is given up after this long. */
const socketSilence = 5_000;

let client: GoCardlessClient | undefined;

/** The official client, made once from the settings. */
export function goCardless(): GoCardlessClient {
  client ??= makeClient(settings());
  return client;
}

/**
 * The library takes no base address, only agents. When `GOCARDLESS_API_URL` names another server, its
 * agent leads there; the requests themselves are the same.
 */
function makeClient({
  gocardlessAccessToken: token,
  gocardlessEnvironment: environment,
  gocardlessApiUrl: apiUrl,
}: Pick<Settings, "gocardlessAccessToken" | "gocardlessEnvironment" | "gocardlessApiUrl">): GoCardlessClient {
  const agent = apiUrl ? new ForwardingAgent(new URL(apiUrl)) : new ImpatientAgent();
  return new GoCardlessClient(token, environment === "live" ? Environments.Live : Environments.Sandbox, {
    proxy: { https: agent },
    raiseOnIdempotencyConflict: true,
  });
}

class ImpatientAgent extends Agent {
  constructor() {
    super({ keepAlive: true, timeout: socketSilence });
  }
}

class ForwardingAgent extends Agent {
  private readonly target: URL;

  constructor(target: URL) {
    super({ keepAlive: false, timeout: socketSilence });
    this.target = target;
  }

  override createConnection(): Duplex {
    const socket: Socket = connect(Number(this.target.port || 80), this.target.hostname);
    socket.setTimeout(socketSilence, () => socket.destroy(new Error("ETIMEDOUT")));
    return socket;
  }
}
