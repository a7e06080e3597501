import { createHmac } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { operatorSecret } from "@/tests/support/process/environment";
import { sharedSite } from "@/tests/support/site/running";
import { webhookSecret } from "@/tests/support/site/running-site";

const { url } = sharedSite();
const at = (path: string) => `${url}${path}`;
const webhooks = "/api/webhooks/gocardless";

test("F26: a confirmation that comes from another site is refused, whatever it says of its origin", async () => {
  const answer = await fetch(at("/api/verify-gocardless-payment"), {
    method: "POST",
    body: JSON.stringify({ submissionId: "0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e", redirectFlowId: "BRQ01" }),
    headers: { "content-type": "application/json", "sec-fetch-site": "cross-site", origin: url },
  });
  expect(answer.status).toBe(403);
});

test("npm run sweep does each job once and reports what it found", async () => {
  const headers = { authorization: `Bearer ${operatorSecret}` };
  const answer = await fetch(at("/api/sweep"), { method: "POST", headers });
  expect(answer.status).toBe(200);
  const { jobs, queues, parked } = await answer.json();
  expect(Object.keys(jobs)).toEqual(
    expect.arrayContaining([
      "reconcile_unfinished",
      "queue_due_mails",
      "catch_up_on_events",
      "purge_records",
    ]),
  );
  expect(Object.keys(queues)).toEqual(["payments", "feed", "links", "notices", "reminders"]);
  expect(parked).toEqual([]);
});

describe("F13: a webhook", () => {
  const send = (body: string | Buffer<ArrayBuffer>) =>
    fetch(at(webhooks), {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "webhook-signature": createHmac("sha256", webhookSecret).update(body).digest("hex"),
      },
    });
  const event = {
    created_at: "2026-11-21T10:00:00.000Z",
    resource_type: "mandates",
    action: "submitted",
    links: { mandate: "MD0001" },
  };
  const events = Array.from({ length: 250 }, (_, i) => ({ id: `EV${i}`, ...event }));

  test.each([
    ["250 events", JSON.stringify({ events }), 204],
    ["20 MB", Buffer.alloc(20_000_000, " "), 413],
    ["no UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), 400],
  ])("with %s gets the specified response", async (_, body, status) => {
    const answer = await send(body);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z][^\n]+$/) });
  });
});

test("an unsigned webhook is refused before its body arrives", async () => {
  const { host, port } = new URL(url);
  const socket = connect(Number(port), "localhost");
  const head = `POST ${webhooks} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nContent-Length: 1000000\r\n\r\n{`);
  const [answer] = await once(socket, "data");
  socket.destroy();
  expect(String(answer)).toMatch(/^HTTP\/1\.1 498 /);
});
