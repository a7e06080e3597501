import { GoCardlessInternalError, MalformedResponseError, RateLimitError } from "gocardless-nodejs/errors";
import { describe, expect, test } from "vitest";
import { openFakeGoCardless } from "@/tests/support/sandbox";
import { until } from "@/tests/support/time";

const create = { mandate_request: { scheme: "bacs", currency: "GBP" } } as const;

describe("a scripted fault", () => {
  test.each([
    ["500", { kind: "status", status: 500 }, GoCardlessInternalError],
    ["502 with HTML", { kind: "html" }, GoCardlessInternalError],
    ["429", { kind: "rate_limited" }, RateLimitError],
    ["not JSON", { kind: "not_json" }, MalformedResponseError],
  ])("%s reaches the client as its own error, once", async (_, fault, error) => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "faults", { ...fault, path: "/billing_requests" });
    await expect(client.billingRequests.create(create)).rejects.toBeInstanceOf(error);
    expect((await client.billingRequests.create(create)).status).toBe("pending");
    expect((await client.billingRequests.list()).billing_requests).toHaveLength(1);
  });

  test("429 can send Retry-After", async () => {
    const { url, control } = await openFakeGoCardless();
    await control("POST", "faults", { kind: "rate_limited", retry_after: 25 });
    const response = await fetch(`${url}/mandates`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "25"]);
  });

  test("204 has no body", async () => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "faults", { kind: "no_content" });
    expect((await client.billingRequests.create(create)).id).toBeUndefined();
  });

  test("reset loses the request; lost_answer keeps its effect, found by its key", async () => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "faults", { kind: "reset", method: "POST" });
    await expect(client.billingRequests.create(create, "k1")).rejects.toMatchObject({ code: "ECONNRESET" });
    expect((await client.billingRequests.list()).billing_requests).toHaveLength(0);
    await control("POST", "faults", { kind: "lost_answer", method: "POST" });
    await expect(client.billingRequests.create(create, "k1")).rejects.toMatchObject({ code: "ECONNRESET" });
    const [made] = (await client.billingRequests.list()).billing_requests;
    await expect(client.billingRequests.create(create, "k1")).rejects.toMatchObject({
      conflictingResourceId: made?.id,
    });
  });

  test("hang never responds; with effect the request still counts", async () => {
    const { url, client, control } = await openFakeGoCardless();
    await control("POST", "faults", { kind: "hang", effect: true });
    const caller = new AbortController();
    const hung = fetch(`${url}/billing_requests`, {
      method: "POST",
      body: JSON.stringify({ billing_requests: create }),
      headers: {
        authorization: "Bearer sandbox_token",
        "gocardless-version": "2015-07-06",
        "content-type": "application/json",
      },
      signal: caller.signal,
    });
    await until(async () => (await client.billingRequests.list()).billing_requests?.length === 1);
    caller.abort();
    await expect(hung).rejects.toMatchObject({ name: "AbortError" });
  });

  test("slow responds late", async () => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "faults", { kind: "slow", ms: 120 });
    const started = performance.now();
    await client.billingRequests.create(create);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });

  test("matches method and path, after a number of requests, a number of times", async () => {
    const { url, control } = await openFakeGoCardless();
    await control("POST", "faults", { kind: "html", method: "get", path: "/mandates/*", skip: 1, times: 2 });
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await fetch(`${url}/mandates/MD1`)).status);
    expect(statuses).toEqual([401, 502, 502, 401]);
    expect((await fetch(`${url}/payments/PM1`)).status).toBe(401);
    expect((await control("GET", "faults")).faults).toEqual([]);
  });

  test("stays until it is deleted when it is permanent", async () => {
    const { url, control } = await openFakeGoCardless();
    const { id } = await control("POST", "faults", { kind: "status", status: 503, times: "always" });
    for (let call = 0; call < 3; call += 1) expect((await fetch(`${url}/mandates`)).status).toBe(503);
    await control("DELETE", `faults/${id}`);
    expect((await fetch(`${url}/mandates`)).status).toBe(401);
  });

  test("that is invalid is rejected with a message", async () => {
    const { control } = await openFakeGoCardless();
    await expect(control("POST", "faults", { kind: "explode" })).rejects.toThrow(/422.*kind/s);
  });
});

test("received requests are listed for assertions", async () => {
  const { client, control } = await openFakeGoCardless();
  await client.billingRequests.create(create, "brq:s1:1");
  const { requests } = await control("GET", "requests?method=POST&path=/billing_requests");
  expect(requests).toMatchObject([
    {
      method: "POST",
      path: "/billing_requests",
      headers: {
        authorization: "Bearer",
        "gocardless-version": "2015-07-06",
        "idempotency-key": "brq:s1:1",
        "gocardless-client-library": "gocardless-nodejs",
      },
      body: { billing_requests: create },
      fault: null,
    },
  ]);
  await control("DELETE", "requests");
  expect((await control("GET", "requests")).requests).toEqual([]);
});

test("a reset clears data and faults", async () => {
  const { client, control } = await openFakeGoCardless();
  await client.billingRequests.create(create);
  await control("POST", "faults", { kind: "html", times: "always" });
  await control("POST", "reset");
  expect((await client.billingRequests.list()).billing_requests).toEqual([]);
});
