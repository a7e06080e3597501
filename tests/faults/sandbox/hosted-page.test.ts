import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { openFakeGoCardless, openRequest, press } from "@/tests/support/sandbox";

describe("the payer's page", () => {
  test("shows the merchant, the scheme, the locked currency and prefilled details", async () => {
    const { client } = await openFakeGoCardless({ creditorName: "Jack Bookkeeping Ltd" });
    const { page } = await openRequest(client, { scheme: "pad" });
    const document = parse(await (await fetch(page)).text());
    expect(document.querySelector("h1")?.text).toBe("Set up a debit for Jack Bookkeeping Ltd");
    expect(document.querySelector("dl")?.text).toContain("CAD");
    expect(document.querySelector("select")).toBeNull();
    const value = (name: string) => document.querySelector(`#${name}`)?.getAttribute("value");
    expect(value("email"), "a payer whose address is known has to give it").toBe("");
    expect(value("address_line1")).toBe("14 Hale Road");
    expect([value("bank_code"), value("branch_code"), value("account_number")]).toEqual([
      "0003",
      "00006",
      "1234567",
    ]);
    expect(document.querySelectorAll("button").map(({ text }) => text)).toEqual([
      "Set up Direct Debit",
      "Fail",
      "Leave",
    ]);
    expect(document.querySelectorAll("script")).toHaveLength(0);
  });

  test("redirects after approval, with the merchant's query unchanged and the ids appended", async () => {
    const { client } = await openFakeGoCardless();
    const { request, flow, page } = await openRequest(client);
    const response = await press(page, "approve", { city: "Hove" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      `http://localhost:3000/payment-success?submission_id=s1&note=a%20b&billing_request_id=${request.id}&billing_request_flow_id=${flow.id}`,
    );
    const { status, resources } = await client.billingRequests.find(request.id);
    expect(status).toBe("fulfilled");
    expect(resources?.customer_billing_detail?.city).toBe("Hove");
  });

  test("is of the address that the customer has at the provider, also after that was corrected", async () => {
    const { client } = await openFakeGoCardless();
    const { request, page } = await openRequest(client);
    expect((await press(page, "approve", { email: "new@fenwick.example" })).status).toBe(403);
    await client.customers.update(request.links?.customer ?? "", { email: "new@fenwick.example" });
    expect((await press(page, "approve")).status).toBe(403);
    expect((await press(page, "approve", { email: "New@fenwick.example" })).status).toBe(303);
  });

  test("appends nothing when told not to", async () => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "settings", { append_ids: false });
    const { page } = await openRequest(client);
    const response = await press(page, "approve");
    expect(response.headers.get("location")).toBe(
      "http://localhost:3000/payment-success?submission_id=s1&note=a%20b",
    );
  });

  test("shows missing details with the typed values kept", async () => {
    const { client } = await openFakeGoCardless();
    const { request, page } = await openRequest(client);
    const response = await press(page, "approve", { email: "nobody", branch_code: "12", city: "Hove" });
    expect(response.status).toBe(422);
    const document = parse(await response.text());
    expect(document.querySelector("title")?.text).toMatch(/^Error: /);
    expect(document.querySelectorAll("[aria-invalid]").map(({ id }) => id)).toEqual(["email", "branch_code"]);
    expect(document.querySelector("#city")?.getAttribute("value")).toBe("Hove");
    expect((await client.billingRequests.find(request.id)).status).toBe("pending");
  });

  test("redirects to the exit address when left, and the request stays open", async () => {
    const { client } = await openFakeGoCardless();
    const { request, page } = await openRequest(client);
    const response = await press(page, "leave");
    expect([response.status, response.headers.get("location")]).toEqual([303, "http://localhost:3000/exit"]);
    expect((await client.billingRequests.find(request.id)).status).toBe("pending");
    expect((await press(page, "approve")).status).toBe(303);
  });

  test("redirects to the return address with the outcome when the bank declines, and the request stays open", async () => {
    const { client } = await openFakeGoCardless();
    const { request, page } = await openRequest(client);
    const response = await press(page, "fail");
    expect(response.status).toBe(303);
    const back = new URL(response.headers.get("location") ?? "");
    expect([back.pathname, back.searchParams.get("outcome")]).toEqual(["/payment-success", "failure"]);
    expect((await client.billingRequests.find(request.id)).status).toBe("pending");
    const { events } = await client.events.list({ billing_request: request.id, limit: 1 });
    expect(events[0]?.action).toBe("bank_authorisation_failed");
  });

  test("says so when used again after approval, and creates no second mandate", async () => {
    const { client } = await openFakeGoCardless();
    const { page } = await openRequest(client);
    const again = fetch(page).then(async () => [press(page, "approve"), press(page, "approve")]);
    await Promise.all(await again);
    const document = parse(await (await fetch(page)).text());
    expect(document.querySelector("h1")?.text).toBe("Already set up");
    expect(document.querySelector("a.button")?.getAttribute("href")).toContain(
      "/payment-success?submission_id=s1",
    );
    expect((await client.mandates.list()).mandates).toHaveLength(1);
  });

  test("is closed for a cancelled or expired request", async () => {
    const { client, control } = await openFakeGoCardless();
    const cancelled = await openRequest(client);
    await client.billingRequests.cancel(cancelled.request.id);
    expect((await fetch(cancelled.page)).status).toBe(410);
    const stale = await openRequest(client);
    await control("POST", "clock", { forward_days: 8 });
    const response = await fetch(stale.page);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("This request is expired");
  });

  test("keeps the currency of the request", async () => {
    const { client } = await openFakeGoCardless();
    const { request, page } = await openRequest(client);
    await press(`${page}&scheme=ach`, "approve", { region: "NY", bank_code: "026073150" });
    expect(await client.billingRequests.find(request.id)).toMatchObject({
      status: "fulfilled",
      mandate_request: { currency: "GBP" },
    });
  });

  test("is fulfilling until a delayed request is fulfilled", async () => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "settings", { fulfilment: "held" });
    const { request, page } = await openRequest(client);
    await press(page, "approve");
    expect((await client.billingRequests.find(request.id)).status).toBe("fulfilling");
    await control("POST", "fulfil", { billing_request: request.id });
    expect((await client.billingRequests.find(request.id)).status).toBe("fulfilled");
  });

  test("escapes user input", async () => {
    const { client } = await openFakeGoCardless();
    const { page } = await openRequest(client, {
      prefilled_customer: { company_name: `"><script>x</script>` },
    });
    expect(await (await fetch(page)).text()).not.toContain("<script>");
  });
});

test("an unknown flow is a plain 404", async () => {
  const { url } = await openFakeGoCardless();
  expect((await fetch(`${url}/billing/static/flow?id=BRF0`)).status).toBe(404);
});

test("the console lists everything, and its buttons return to it", async () => {
  const { client, url } = await openFakeGoCardless();
  const { request } = await openRequest(client);
  const document = parse(await (await fetch(url)).text());
  expect(document.querySelector("table")?.text).toContain(request.id);
  const response = await fetch(`${url}/__control/approve`, {
    method: "POST",
    body: new URLSearchParams({ billing_request: request.id }),
    redirect: "manual",
  });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
  expect((await client.billingRequests.find(request.id)).status).toBe("fulfilled");
});
