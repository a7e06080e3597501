import { AuthenticationError, InvalidStateError, ValidationFailedError } from "gocardless-nodejs/errors";
import { describe, expect, test } from "vitest";
import { markets, type Scheme } from "@/lib/markets";
import { clientAt, openFakeGoCardless, openMandate, openRequest } from "@/tests/support/sandbox";

const id = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}[0-9A-Z]{26,}$`));

describe("a billing request", () => {
  test("is pending with its customer and the payer's open actions", async () => {
    const { client } = await openFakeGoCardless();
    const { request } = await openRequest(client);
    expect(request).toMatchObject({
      id: id("BRQ"),
      status: "pending",
      metadata: { submission_id: "s1" },
      links: { customer: id("CU"), creditor: id("CR"), mandate_request: id("MRQ") },
      mandate_request: { scheme: "bacs", currency: "GBP" },
      __response__: { statusCode: 201 },
    });
    const actions = request.actions?.map(({ type, status }) => `${type} ${status}`);
    expect(actions).toEqual([
      "choose_currency completed",
      "collect_customer_details pending",
      "collect_bank_account pending",
      "confirm_payer_details pending",
    ]);
  });

  test("can be fetched, listed and cancelled once", async () => {
    const { client } = await openFakeGoCardless();
    const { request } = await openRequest(client);
    const other = await openRequest(client);
    expect((await client.billingRequests.find(request.id)).id).toBe(request.id);
    expect((await client.billingRequests.cancel(request.id)).status).toBe("cancelled");
    const { billing_requests } = await client.billingRequests.list({ status: "pending" });
    expect(billing_requests.map((one) => one.id)).toEqual([other.request.id]);
    await expect(client.billingRequests.cancel(request.id)).rejects.toBeInstanceOf(InvalidStateError);
  });

  test("with a subscription is rejected", async () => {
    const { client } = await openFakeGoCardless();
    const asking = client.billingRequests.create({
      mandate_request: { scheme: "ach", currency: "USD" },
      subscription_request: { amount: 19_370, interval_unit: "monthly", currency: "USD" },
    });
    await expect(asking).rejects.toBeInstanceOf(ValidationFailedError);
  });

  test("created twice with one key conflicts and names the first", async () => {
    const { client } = await openFakeGoCardless();
    const terms = { mandate_request: { scheme: "bacs", currency: "GBP" } };
    const first = await client.billingRequests.create(terms, "brq:s1:1");
    await expect(client.billingRequests.create(terms, "brq:s1:1")).rejects.toMatchObject({
      code: 409,
      conflictingResourceId: first.id,
    });
    expect((await client.billingRequests.create(terms, "brq:s1:2")).id).not.toBe(first.id);
  });

  test("has at most three keys of metadata, each of limited length", async () => {
    const { client } = await openFakeGoCardless();
    const asking = (metadata: Record<string, string>) =>
      client.billingRequests.create({ mandate_request: { scheme: "bacs" }, metadata });
    await expect(asking({ a: "1", b: "2", c: "3", d: "4" })).rejects.toMatchObject({
      errors: [{ field: "metadata", request_pointer: "/billing_requests/metadata" }],
    });
    await expect(asking({ ["k".repeat(51)]: "1" })).rejects.toBeInstanceOf(ValidationFailedError);
    await expect(asking({ a: "v".repeat(501) })).rejects.toBeInstanceOf(ValidationFailedError);
    expect((await asking({ a: "1", b: "2", c: "3" })).status).toBe("pending");
  });
});

describe("the objects that an approval creates", () => {
  const firstDate = { bacs: "2026-11-27", ach: "2026-11-25", pad: "2026-11-27" } satisfies Record<
    Scheme,
    string
  >;

  test.each(markets)("$scheme: a mandate and a customer in $currency", async ({ scheme, currency }) => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "clock", { now: "2026-11-21T09:00:00Z" });
    const mandate = await openMandate(client, scheme);
    expect(mandate).toMatchObject({
      id: id("MD"),
      scheme,
      status: "pending_submission",
      reference: expect.stringMatching(/^[A-Z]{3,4}-[0-9A-Z]{6}$/),
      next_possible_charge_date: firstDate[scheme],
      metadata: { submission_id: "s1" },
    });
    const customer = await client.customers.find(mandate.links?.customer ?? "");
    expect(customer).toMatchObject({
      given_name: "Harriet",
      email: "harriet@fenwick.example",
      city: "Lewes",
    });
    const [request] = (await client.billingRequests.list({ customer: customer.id ?? "" })).billing_requests;
    expect(request).toMatchObject({ status: "fulfilled", mandate_request: { currency } });
    expect((await client.mandates.list({ customer: customer.id ?? "" })).mandates).toHaveLength(1);
  });

  test("cancelling a mandate cancels its subscriptions", async () => {
    const { client } = await openFakeGoCardless();
    const mandate = await openMandate(client);
    const { id: subscription = "" } = await client.subscriptions.create(monthly(mandate.id));
    expect((await client.mandates.cancel(mandate.id ?? "")).status).toBe("cancelled");
    const cancelled = await client.subscriptions.find(subscription);
    expect(cancelled).toMatchObject({ status: "cancelled", upcoming_payments: [] });
    await expect(client.subscriptions.create(monthly(mandate.id))).rejects.toMatchObject({
      errors: [{ reason: "mandate_is_inactive" }],
    });
  });
});

describe("authentication", () => {
  test("rejects callers without a token, with a wrong one, or with another version", async () => {
    const { url, port } = await openFakeGoCardless();
    await expect(clientAt(port, "sandbox_other").mandates.list()).rejects.toBeInstanceOf(AuthenticationError);
    const bare = await fetch(`${url}/mandates`);
    expect(bare.status).toBe(401);
    const authorization = "Bearer sandbox_token";
    const unversioned = await fetch(`${url}/mandates`, { headers: { authorization } });
    expect(unversioned.status).toBe(400);
    const old = await fetch(`${url}/mandates`, {
      headers: { authorization, "gocardless-version": "2014-11-03" },
    });
    expect(await old.json()).toMatchObject({
      error: { code: 400, errors: [{ reason: "version_not_found" }] },
    });
  });

  test("responds to unknown ids with the API's 404", async () => {
    const { client } = await openFakeGoCardless();
    await expect(client.billingRequests.find("BRQ0")).rejects.toMatchObject({
      code: 404,
      errorType: "invalid_api_usage",
      errors: [{ reason: "resource_not_found" }],
    });
    await expect(client.subscriptions.create(monthly("MD0"))).rejects.toMatchObject({
      errors: [{ field: "mandate", request_pointer: "/subscriptions/links/mandate" }],
    });
  });

  test("rejects bodies that are not JSON, or without their envelope", async () => {
    const { url } = await openFakeGoCardless();
    const headers = {
      authorization: "Bearer sandbox_token",
      "gocardless-version": "2015-07-06",
      "content-type": "application/json",
    };
    const post = (body: string) => fetch(`${url}/billing_requests`, { method: "POST", headers, body });
    expect((await post("{")).status).toBe(400);
    expect((await post("[]")).status).toBe(400);
    expect(await (await post("{}")).json()).toMatchObject({
      error: { errors: [{ reason: "missing_body_wrapper" }] },
    });
  });
});

function monthly(mandate: string | undefined) {
  return {
    amount: 14_900,
    currency: "GBP",
    interval_unit: "monthly",
    links: { mandate: mandate ?? "" },
  } as const;
}

describe("a failed payment", () => {
  /** A payment that the bank has, with what its provider does to it. */
  async function submitted() {
    const { client, control } = await openFakeGoCardless();
    const { id: mandate = "" } = await openMandate(client);
    await control("POST", "simulate", { scenario: "mandate_activated", resource: mandate });
    await client.subscriptions.create(monthly(mandate));
    await control("POST", "clock", { forward_days: 1 });
    const { payments } = await client.payments.list({ mandate });
    const id = payments[0]?.id ?? "";
    const simulate = (scenario: string) => control("POST", "simulate", { scenario, resource: id });
    const details = async (action: string) => {
      const { events } = await client.events.list({ resource_type: "payments", action });
      return events.map((event) => event.details);
    };
    return { client, control, id, simulate, details };
  }

  test("is collected again three times, each on a new date, and then no more", async () => {
    const { client, id, simulate, details } = await submitted();
    for (const _ of [1, 2, 3]) {
      await simulate("payment_failed");
      const before = await client.payments.find(id);
      const again = await client.payments.retry(id, {});
      expect(again).toMatchObject({ id, status: "pending_submission" });
      expect((again.charge_date ?? "") >= (before.charge_date ?? "")).toBe(true);
      await expect(client.payments.retry(id, {})).rejects.toMatchObject({
        errors: [{ reason: "retry_failed" }],
      });
    }
    await simulate("payment_failed");
    const refused = client.payments.retry(id, {});
    await expect(refused).rejects.toBeInstanceOf(InvalidStateError);
    await expect(refused).rejects.toMatchObject({ errors: [{ reason: "retry_failed" }] });
    expect(await details("failed")).toMatchObject(
      Array(4).fill({ origin: "bank", will_attempt_retry: false }),
    );
    expect(await details("resubmission_requested")).toMatchObject(Array(3).fill({ origin: "api" }));
  });

  test("is collected again by the provider itself where it says so", async () => {
    const { client, control, id, simulate, details } = await submitted();
    const before = await client.payments.find(id);
    await simulate("payment_failed_and_retried");
    expect(await details("failed")).toMatchObject([{ will_attempt_retry: true }]);
    await control("POST", "clock", { forward_days: 4 });
    const after = await client.payments.find(id);
    expect(after.status).toMatch(/^(pending_submission|submitted)$/);
    expect((after.charge_date ?? "") > (before.charge_date ?? "")).toBe(true);
    expect(await details("resubmission_requested")).toMatchObject([{ origin: "gocardless" }]);
  });
});
