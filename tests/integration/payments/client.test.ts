import { beforeEach, expect, it } from "vitest";
import { mainEdition } from "@/lib/markets/editions";
import * as requests from "@/server/gocardless/billing-requests";
import { eventsSince } from "@/server/gocardless/events";
import { cancelMandate, emailOfPayer, findMandate, statementName } from "@/server/gocardless/mandates";
import { findPlanLinkRequest } from "@/server/gocardless/redirect-flows";
import * as subscriptions from "@/server/gocardless/subscriptions";
import { findPayment } from "@/server/gocardless/subscriptions";
import { fakeGoCardless } from "@/tests/support/payments/ground";

const sandbox = fakeGoCardless();
const uk = mainEdition("uk");
const order = { submissionId: "s1", attemptId: "a1", description: "Jack 250" };
const payer = {
  companyName: "Fenwick & Hale",
  email: "harriet@fenwick.example",
  addressLine1: "14 Hale Road",
  addressLine2: "",
  city: "Lewes",
  region: "",
  postalCode: "BN7 2QT",
};
const addresses = { back: "http://localhost:3000/back", exit: "http://localhost:3000/exit" };

async function value<T>(reply: Promise<{ ok: true; value: T } | { ok: false; code: string }>): Promise<T> {
  const given = await reply;
  if (!given.ok) throw new Error(given.code);
  return given.value;
}

async function mandate(): Promise<string> {
  const request = await value(requests.requestMandate(order, uk));
  await value(requests.openHostedPage(request.id, payer, uk, addresses));
  await sandbox.approve(request.id);
  return (await value(requests.findMandateRequest(request.id))).mandateId ?? "";
}

type SentRequest = {
  method: string;
  path: string;
  query: object;
  body: unknown;
  headers: Record<string, string>;
};
const sentRequests = async (): Promise<SentRequest[]> => sandbox.requests();
const calls = async () => (await sentRequests()).map(({ method, path }) => `${method} ${path}`);
beforeEach(() => sandbox.control("DELETE", "requests"));

it("creates a mandate request with the attempt's idempotency key, and gets the same one again", async () => {
  const first = await value(requests.requestMandate(order, uk));
  expect(await value(requests.requestMandate(order, uk))).toEqual(first);
  expect(await calls()).toEqual([
    "POST /billing_requests",
    "POST /billing_requests",
    `GET /billing_requests/${first.id}`,
  ]);
  expect((await sentRequests())[0]).toMatchObject({
    headers: { authorization: "Bearer", "gocardless-version": "2015-07-06", "idempotency-key": "brq:a1" },
    body: {
      billing_requests: {
        mandate_request: { currency: "GBP", scheme: "bacs", metadata: { submission_id: "s1" } },
        metadata: { submission_id: "s1", attempt_id: "a1" },
      },
    },
  });
});

it("opens a page with locked currency and prefilled payer", async () => {
  const request = await value(requests.requestMandate(order, uk));
  const page = await value(requests.openHostedPage(request.id, payer, uk, addresses));
  expect(page.address).toContain(page.id);
  expect((await sentRequests())[1]).toMatchObject({
    method: "POST",
    path: "/billing_request_flows",
    body: {
      billing_request_flows: {
        links: { billing_request: request.id },
        lock_currency: true,
        redirect_uri: addresses.back,
        exit_uri: addresses.exit,
        prefilled_customer: { company_name: "Fenwick & Hale", country_code: "GB" },
      },
    },
  });
});

it("cancels a request, and accepts one that is already cancelled", async () => {
  const { id } = await value(requests.requestMandate(order, uk));
  expect(await value(requests.cancelMandateRequest(id))).toMatchObject({ status: "cancelled" });
  expect(await value(requests.cancelMandateRequest(id))).toMatchObject({ status: "cancelled" });
});

it("does not cancel what the payer has approved", async () => {
  const { id } = await value(requests.requestMandate(order, uk));
  await value(requests.openHostedPage(id, payer, uk, addresses));
  await sandbox.approve(id);
  expect(await requests.cancelMandateRequest(id)).toMatchObject({ ok: false, reason: "refused" });
});

it("creates a subscription with a key of submission and mandate, lists and fetches it", async () => {
  const mandateId = await mandate();
  const { earliestCharge, creditorId, customerId } = await value(findMandate(mandateId));
  const terms = {
    submissionId: "s1",
    mandateId,
    amount: 14_900,
    currency: "GBP",
    name: "Jack 250",
    startOn: earliestCharge ?? "",
  } as const;
  const started = await value(subscriptions.startSubscription(terms));
  expect(started).toMatchObject({ amount: 14_900, isMonthly: true, mandateId, submissionId: "s1" });
  expect(await value(subscriptions.startSubscription({ ...terms, amount: 1 }))).toEqual(started);
  expect(await value(subscriptions.subscriptionsOn(mandateId))).toEqual([started]);
  expect(await value(subscriptions.findSubscription(started.id))).toEqual(started);
  const [made] = (await sentRequests()).filter(
    ({ path, method }) => method === "POST" && path === "/subscriptions",
  );
  expect(made).toMatchObject({
    headers: { "idempotency-key": `sub:s1:${mandateId}` },
    body: { subscriptions: { amount: 14_900, interval: 1, interval_unit: "monthly" } },
  });
  expect(await statementName(creditorId, "bacs")).toBe("GC re Jack Bookkee");
  expect(await value(emailOfPayer(customerId ?? ""))).toBe(payer.email);
  await sandbox.control("POST", "clock", { forward_days: 20 });
  const [payment] = await sandbox.list("payments");
  expect(await value(findPayment(payment?.id ?? ""))).toMatchObject({
    mandateId,
    subscriptionId: started.id,
  });
  await sandbox.control("POST", "clock", { offset_ms: 0 });
});

it("cancels a mandate, and accepts one that is already cancelled", async () => {
  const id = await mandate();
  expect(await value(cancelMandate(id))).toMatchObject({ status: "cancelled" });
  expect(await value(cancelMandate(id))).toMatchObject({ status: "cancelled" });
});

it("lists events page by page", async () => {
  await mandate();
  const page = await value(eventsSince(new Date(0), null));
  expect(page.events.map(({ action }) => action)).toContain("fulfilled");
  expect(page.next).toBeNull();
});

it.each([
  ["status", { status: 500 }, "unreachable"],
  ["html", {}, "unreachable"],
  ["not_json", {}, "unreachable"],
  ["no_content", {}, "unreachable"],
  ["reset", {}, "unreachable"],
  ["rate_limited", {}, "busy"],
  ["status", { status: 401 }, "unauthorised"],
  ["status", { status: 403 }, "unauthorised"],
])("reports why a call failed (%s %j)", async (kind, more, reason) => {
  await sandbox.fault({ kind, ...more, method: "POST" });
  expect(await requests.requestMandate(order, uk)).toMatchObject({ ok: false, reason });
});

it("recognises unknown and foreign flows", async () => {
  expect(await findPlanLinkRequest("RE0UNKNOWN", "s1")).toMatchObject({ ok: false, reason: "not_found" });
  const { id } = await value(requests.requestMandate(order, uk));
  expect(await value(findPlanLinkRequest(id, "s1"))).toMatchObject({ status: "pending", mandateId: null });
});
