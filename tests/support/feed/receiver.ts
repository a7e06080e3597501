import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach } from "vitest";

type Received = {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
  signatures: number;
  path: string;
};
type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const ok: Respond = (response) => response.writeHead(204).end();

export const secret = `whsec_${Buffer.alloc(32, "s").toString("base64")}`;
export const otherSecret = `whsec_${Buffer.alloc(32, "o").toString("base64")}`;

/** A receiver of the firm, which verifies each event with the library and `state.secret`. Starts for the tests of a file. */
export function feedReceiver() {
  const state = { secret, received: [] as Received[], refused: 0, respond: ok };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    try {
      const { type, timestamp, data } = new Webhook(state.secret).verify(body, headers) as Received;
      const signatures = (headers["webhook-signature"] ?? "").split(" ").length;
      state.received.push({
        id: headers["webhook-id"] ?? "",
        type,
        timestamp,
        data,
        signatures,
        path: request.url ?? "",
      });
    } catch {
      state.refused += 1;
    }
    state.respond(response, request);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  beforeEach(() => Object.assign(state, { secret, received: [], refused: 0, respond: ok }));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return {
    state,
    server,
    url,
    /** The settings of a site that sends to it. */
    settings: () => ({ FEED_URL: url(), FEED_SECRETS: secret, FEED_ALLOW_PRIVATE: "on" }),
    answer(status: number) {
      state.respond = (response) => response.writeHead(status).end();
    },
  };
}
