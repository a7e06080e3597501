import { parse, parseWithMeta } from "gocardless-nodejs/webhooks";
import { describe, expect, test } from "vitest";
import {
  type Delivered,
  openFakeGoCardless,
  openMandate,
  openReceiver,
  openRequest,
  press,
  secret,
} from "@/tests/support/sandbox";

describe("a webhook", () => {
  test("is signed over its raw body, and passes the client's check", async () => {
    const { client, delivered, until } = await openPair();
    await openRequest(client);
    await until((all) => named(all).includes("billing_requests.flow_created"));
    for (const { body, headers } of delivered) {
      expect(parse(body, secret, String(headers["webhook-signature"])).length).toBeGreaterThan(0);
      const forged = () => parse(body, "another", String(headers["webhook-signature"]));
      expect(forged).toThrowError(expect.objectContaining({ name: "InvalidSignatureError" }));
      expect(headers).toMatchObject({
        origin: "https://api-sandbox.gocardless.com",
        "user-agent": "gocardless-webhook-service/1.1",
        "content-type": "application/json",
      });
    }
  });

  test("reports every step of a set-up, with the merchant's metadata", async () => {
    const { client, delivered, until } = await openPair();
    const mandate = await openMandate(client);
    const { id: subscription } = await client.subscriptions.create({
      amount: 14_900,
      currency: "GBP",
      interval_unit: "monthly",
      links: { mandate: mandate.id ?? "" },
      metadata: { submission_id: "s1" },
    });
    await until((all) => named(all).includes("subscriptions.payment_created"));
    expect(named(delivered)).toEqual([
      "billing_requests.created",
      "billing_requests.flow_created",
      "billing_requests.flow_visited",
      "billing_requests.collect_customer_details",
      "billing_requests.collect_bank_account",
      "billing_requests.payer_details_confirmed",
      "mandates.created",
      "billing_requests.fulfilled",
      "subscriptions.created",
      "payments.created",
      "subscriptions.payment_created",
    ]);
    const events = eventsOf(delivered);
    const fulfilled = events.find(({ action }) => action === "fulfilled");
    expect(fulfilled).toMatchObject({
      resource_metadata: { submission_id: "s1" },
      links: { mandate_request_mandate: mandate.id },
      details: { origin: "gocardless", cause: "billing_request_fulfilled" },
    });
    expect(events.at(-1)).toMatchObject({
      links: { subscription },
      resource_metadata: { submission_id: "s1" },
    });
  });

  test("is retried with the same events when rejected, then dropped", async () => {
    const { client, control, delivered, until } = await openPair([500, 498, 302]);
    await control("POST", "settings", { retry_seconds: [0.01, 0.02, 0.03] });
    await client.billingRequests.create({ mandate_request: { scheme: "bacs" } });
    await until((all) => all.length === 4);
    const ids = delivered.map(({ body }) => eventsOf([{ body, headers: {} }]).map(({ id }) => id));
    expect(new Set(ids.map((one) => one.join())).size).toBe(1);
    const lost = await openPair([500, 500, 500]);
    await lost.control("POST", "settings", { retry_seconds: [0.01] });
    await lost.client.billingRequests.create({ mandate_request: { scheme: "bacs" } });
    await lost.until((all) => all.length === 2);
    await expect
      .poll(async () => (await lost.control("GET", "webhooks")).webhooks)
      .toMatchObject([{ state: "given_up", attempts: [{ answer: "500" }, { answer: "500" }] }]);
  });
});

describe("the webhook modes", () => {
  test("before_return: the merchant is notified before the payer returns", async () => {
    const { client, control, delivered } = await openPair();
    const { page } = await openRequest(client);
    await control("POST", "settings", { webhooks: "before_return" });
    await press(page, "approve");
    expect(named(delivered)).toContain("billing_requests.fulfilled");
  });

  test("duplicated: every event arrives twice, in separate webhooks", async () => {
    const { client, control, delivered, until } = await openPair();
    await control("POST", "settings", { webhooks: "duplicated" });
    await client.billingRequests.create({ mandate_request: { scheme: "bacs" } });
    await until((all) => all.length === 2);
    const [first, second] = delivered.map(({ body, headers }) =>
      parseWithMeta(body, secret, String(headers["webhook-signature"])),
    );
    expect(first?.events).toEqual(second?.events);
    expect(first?.webhookId).not.toBe(second?.webhookId);
  });

  test("shuffled: every event arrives alone", async () => {
    const { client, control, delivered, until } = await openPair();
    await control("POST", "settings", { webhooks: "shuffled" });
    await openMandate(client);
    await until((all) => all.length === 8);
    expect(delivered.map(({ body }) => eventsOf([{ body, headers: {} }]).length)).toEqual(Array(8).fill(1));
  });

  test("sends at most four at once, and the rest after responses", async () => {
    let answer = () => {};
    const answering = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { client, control, delivered, until } = await openPair([], answering);
    await control("POST", "settings", { webhooks: "shuffled", webhook_delay_ms: 0 });
    await openMandate(client);
    await until((all) => all.length === 4);
    await openMandate(client);
    expect(delivered).toHaveLength(4);
    answer();
    await until((all) => all.length === 16);
  });

  test("held: nothing arrives until it is released, hours later", async () => {
    const { client, control, delivered, until } = await openPair();
    await control("POST", "settings", { webhooks: "held" });
    await openMandate(client);
    await expect.poll(async () => (await control("GET", "webhooks")).webhooks.length).toBeGreaterThan(0);
    expect(delivered).toHaveLength(0);
    await control("POST", "clock", { offset_ms: 6 * 3_600_000 });
    await control("POST", "webhooks/release");
    await until((all) => named(all).includes("billing_requests.fulfilled"));
  });

  test("off: nothing arrives, and events can still be listed", async () => {
    const { client, control, delivered } = await openPair();
    await control("POST", "settings", { webhooks: "off" });
    await openMandate(client);
    await control("POST", "webhooks/release");
    expect(delivered).toHaveLength(0);
    const { events } = await client.events.list({ resource_type: "mandates" });
    expect(events).toHaveLength(1);
  });

  test("events can be sent again, in batches of at most 250", async () => {
    const { client, control, delivered, until } = await openPair();
    await control("POST", "settings", { webhooks: "off" });
    await openRequest(client);
    const { events } = await client.events.list();
    await control("POST", "webhooks/send", { events: events.map(({ id }) => id) });
    await until((all) => all.length === 1);
    expect(named(delivered)).toEqual(["billing_requests.flow_created", "billing_requests.created"]);
    const many = Array(251).fill(events[0]?.id);
    await expect(control("POST", "webhooks/send", { events: many })).rejects.toThrow("422");
  });
});

describe("the list of events", () => {
  test("is filtered by date, type and resource, and read in pages", async () => {
    const { client } = await openFakeGoCardless();
    const { request } = await openRequest(client);
    await openRequest(client);
    const mine = await client.events.list({ billing_request: request.id });
    expect(mine.events.map(({ action }) => action)).toEqual(["flow_created", "created"]);
    const since = String(mine.events[0]?.created_at);
    const later = await client.events.list({ created_at: { gt: since }, resource_type: "billing_requests" });
    expect(later.events.every(({ created_at = "" }) => created_at > since)).toBe(true);
    const all: string[] = [];
    for await (const event of client.events.all({ limit: 3 })) all.push(event.id ?? "");
    expect(all).toHaveLength(4);
    expect(new Set(all).size).toBe(4);
  });
});

async function openPair(answers: readonly number[] = [], answering?: Promise<unknown>) {
  const receiver = await openReceiver(answers, answering);
  return { ...receiver, ...(await openFakeGoCardless({ webhook: receiver.webhook })) };
}

function eventsOf(delivered: readonly Delivered[]) {
  return delivered.flatMap(({ body }) => JSON.parse(body).events as Record<string, unknown>[]);
}

function named(delivered: readonly Delivered[]): string[] {
  return eventsOf(delivered).map(({ resource_type, action }) => `${resource_type}.${action}`);
}
