import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { repeated } from "@/tests/support/counts";
import { siteForTests } from "@/tests/support/site/running-site";

const running = siteForTests("embedded");
const at = (path: string) => `${running().site.url}${path}`;
const verify = "/api/verify-gocardless-payment";
const webhooks = "/api/webhooks/gocardless";

test("F35: a body that never arrives times out", async () => {
  const { host, port, origin } = new URL(running().site.url);
  const answers = [verify, webhooks].map(async (path) => {
    const from = path === webhooks ? "Webhook-Signature: 0" : `Origin: ${origin}`;
    const head = `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${from}`;
    const socket = connect(Number(port), "localhost");
    socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"submissionId":`);
    const [answer] = await once(socket, "data");
    socket.destroy();
    return String(answer).split("\r\n")[0];
  });
  expect(await Promise.all(answers)).toEqual(Array(2).fill("HTTP/1.1 408 Request Timeout"));
});

test("F35: idle connections do not block others", async () => {
  const { port } = new URL(running().site.url);
  const sockets = Array.from({ length: repeated("IDLE_SOCKETS", { few: 200, many: 2_000 }) }, () =>
    connect(Number(port), "localhost").on("error", () => undefined),
  );
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  expect((await fetch(at("/api/health?ready=1"))).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
