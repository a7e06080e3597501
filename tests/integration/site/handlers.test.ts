import { createHmac } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it, test } from "vitest";
import { operatorSecret } from "@/tests/support/process/environment";
import { siteForTests, webhookSecret } from "@/tests/support/site/running-site";

const running = siteForTests("embedded");
const at = (path: string) => `${running().site.url}${path}`;
const verify = "/api/verify-gocardless-payment";
const webhooks = "/api/webhooks/gocardless";
const sweep = "/api/sweep";

describe("a handler that accepts only POST", () => {
  const others = ["GET", "PUT", "PATCH", "DELETE"];
  test.each([verify, webhooks, sweep].flatMap((path) => others.map((method) => [path, method])))(
    "%s rejects %s",
    async (path, method) => {
      const { status } = await fetch(at(path), { method });
      expect(status).toBe(405);
    },
  );
});

describe("F26: a confirmation", () => {
  const here = () => running().site.url;
  const ids = { submissionId: "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e", redirectFlowId: "BRQ01" };

  test.each([
    ["another site's page", { origin: "https://evil.example" }, 403],
    ["a page without an origin", { origin: "null" }, 403],
    ["another port of this machine", { origin: "http://localhost:1" }, 403],
    ["nowhere", {}, 403],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }, 403],
    ["a sibling, as the browser says", { "sec-fetch-site": "same-site" }, 403],
    ["a page of its own, as the browser says", { "sec-fetch-site": "same-origin" }, 404],
  ] as const)("that comes from %s is answered as it should be", async (_, headers, status) => {
    const answer = await fetch(at(verify), {
      method: "POST",
      body: JSON.stringify(ids),
      headers: { "content-type": "application/json", ...headers },
    });
    expect(answer.status).toBe(status);
  });

  test("with both Sec-Fetch-Site and Origin is judged by Sec-Fetch-Site", async () => {
    const answer = await fetch(at(verify), {
      method: "POST",
      body: JSON.stringify(ids),
      headers: { "content-type": "application/json", "sec-fetch-site": "cross-site", origin: here() },
    });
    expect(answer.status).toBe(403);
  });
});

describe("npm run sweep", () => {
  const ask = (authorization?: string) =>
    fetch(at(sweep), { method: "POST", headers: authorization ? { authorization } : {} });

  it("runs once and reports what it found", async () => {
    const answer = await ask(`Bearer ${operatorSecret}`);
    const none = { done: 0, later: 0 };
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      jobs: {
        reconcile_unfinished: 0,
        queue_due_mails: 0,
        catch_up_on_events: 0,
        purge_records: expect.any(Number),
        maintain_embedded: expect.any(Number),
      },
      queues: { payments: none, feed: none, links: none, notices: none, reminders: none },
      parked: [],
    });
  });

  test.each([undefined, "Bearer ", `Bearer ${"0".repeat(64)}`, "Basic cm9zYTptYXJzaA=="])(
    "is not there for %j",
    async (authorization) => {
      const answer = await ask(authorization);
      expect([answer.status, await answer.text()]).toEqual([404, ""]);
    },
  );
});

describe("F13: a webhook", () => {
  const send = (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) =>
    fetch(at(webhooks), {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "webhook-signature": createHmac("sha256", webhookSecret).update(body).digest("hex"),
        ...headers,
      },
    });
  const bodyWithEvents = (count: number) =>
    JSON.stringify({
      events: Array.from({ length: count }, (_, i) => ({
        id: `EV${String(i).padStart(6, "0")}`,
        created_at: "2026-11-21T10:00:00.000Z",
        resource_type: "mandates",
        action: "submitted",
        links: { mandate: "MD0001" },
      })),
    });

  test.each([
    ["250 events", bodyWithEvents(250), {}, 204],
    ["251 events", bodyWithEvents(251), {}, 413],
    ["a byte over 1 MB", Buffer.alloc(1_048_577, " "), {}, 413],
    ["20 MB", Buffer.alloc(20_000_000, " "), {}, 413],
    ["no JSON", "events", {}, 400],
    ["no UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), {}, 400],
    ["100,000 brackets", "[".repeat(100_000), {}, 400],
    ["another type", bodyWithEvents(1), { "content-type": "text/plain" }, 415],
    ["no signature", bodyWithEvents(1), { "webhook-signature": "" }, 498],
  ])("with %s gets the specified response", async (_, body, headers, status) => {
    const answer = await send(body, headers);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z][^\n]+$/) });
  });
});

test("an unsigned webhook is refused before its body arrives", async () => {
  const { host, port } = new URL(running().site.url);
  const socket = connect(Number(port), "localhost");
  const head = `POST ${webhooks} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: 1000000\r\n\r\n{`);
  const [answer] = await once(socket, "data");
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 498 /);
});
