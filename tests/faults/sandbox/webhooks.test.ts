import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { parse } from "gocardless-nodejs/webhooks";
import { expect, onTestFinished, test } from "vitest";
import { openFakeGoCardless, openMandate } from "@/tests/support/sandbox";
import { until } from "@/tests/support/time";

const secret = "webhook-secret-of-the-tests";

test("reports every step of a set-up in webhooks that pass the client's check", async () => {
  const { delivered, webhook } = await openReceiver();
  const { client } = await openFakeGoCardless({ webhook });
  const mandate = await openMandate(client);
  const subscription = await client.subscriptions.create({
    amount: 14_900,
    currency: "GBP",
    interval_unit: "monthly",
    links: { mandate: mandate.id ?? "" },
    metadata: { submission_id: "s1" },
  });
  const events = () =>
    delivered.flatMap(({ body, headers }) => parse(body, secret, String(headers["webhook-signature"])));
  await until(() => events().some(({ action }) => action === "payment_created"));
  expect(events().map(({ resource_type, action }) => `${resource_type}.${action}`)).toEqual([
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
  expect(events().find(({ action }) => action === "fulfilled")).toMatchObject({
    resource_metadata: { submission_id: "s1" },
    links: { mandate_request_mandate: mandate.id },
    details: { origin: "gocardless", cause: "billing_request_fulfilled" },
  });
  expect(events().at(-1)).toMatchObject({
    links: { subscription: subscription.id },
    resource_metadata: { submission_id: "s1" },
  });
  for (const { body, headers } of delivered) {
    const forged = () => parse(body, "another", String(headers["webhook-signature"]));
    expect(forged).toThrowError(expect.objectContaining({ name: "InvalidSignatureError" }));
    expect(headers).toMatchObject({
      origin: "https://api-sandbox.gocardless.com",
      "user-agent": "gocardless-webhook-service/1.1",
      "content-type": "application/json",
    });
  }
});

/** A merchant's webhook endpoint. */
async function openReceiver() {
  const delivered: { readonly body: string; readonly headers: IncomingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    delivered.push({ body: await text(request), headers: request.headers });
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return { delivered, webhook: { url, secret } };
}
