import type { GoCardlessClient } from "gocardless-nodejs";
import { describe, expect, test } from "vitest";
import { openFakeGoCardless, payer, press } from "@/tests/support/sandbox";

describe("a redirect flow", () => {
  test("stands for a billing request: created, approved, completed with its session's token", async () => {
    const { client } = await openFakeGoCardless();
    const flow = await openFlow(client);
    expect(flow).toMatchObject({
      id: expect.stringMatching(/^RE[0-9A-Z]{26,}$/),
      session_token: "s-1",
      links: { billing_request: expect.stringMatching(/^BRQ/) },
    });
    expect(flow.links).not.toHaveProperty("mandate");
    const response = await press(flow.redirect_url ?? "", "approve");
    expect(response.headers.get("location")).toBe(
      `http://localhost:3000/payment-success?submission_id=s1&redirect_flow_id=${flow.id}`,
    );
    const completed = await client.redirectFlows.complete(flow.id ?? "", { session_token: "s-1" });
    const mandate = await client.mandates.find(completed.links?.mandate ?? "");
    expect(completed.mandate_reference).toBe(mandate.reference);
    expect((await client.redirectFlows.find(flow.id ?? "")).links).toEqual(completed.links);
    expect((await fetch(completed.confirmation_url ?? "")).status).toBe(200);
  });

  test("not yet approved, is incomplete", async () => {
    const { client } = await openFakeGoCardless();
    const { id = "" } = await openFlow(client);
    await expect(client.redirectFlows.complete(id, { session_token: "s-1" })).rejects.toMatchObject({
      code: 422,
      errorType: "invalid_state",
      errors: [{ reason: "redirect_flow_incomplete" }],
    });
  });

  test("completed twice, says so", async () => {
    const { client } = await openFakeGoCardless();
    const { id = "", redirect_url = "" } = await openFlow(client);
    await press(redirect_url, "approve");
    await client.redirectFlows.complete(id, { session_token: "s-1" });
    await expect(client.redirectFlows.complete(id, { session_token: "s-1" })).rejects.toMatchObject({
      errors: [{ reason: "redirect_flow_already_completed" }],
    });
  });

  test("with another session's token is a bad request", async () => {
    const { client } = await openFakeGoCardless();
    const { id = "", redirect_url = "" } = await openFlow(client);
    await press(redirect_url, "approve");
    await expect(client.redirectFlows.complete(id, { session_token: "s-2" })).rejects.toMatchObject({
      code: 400,
      errors: [{ reason: "bad_request" }],
    });
    await expect(client.redirectFlows.complete("RE0", { session_token: "s-1" })).rejects.toMatchObject({
      errors: [{ reason: "resource_not_found" }],
    });
  });

  test("closes its pages after half an hour", async () => {
    const { client, control } = await openFakeGoCardless();
    const { redirect_url = "" } = await openFlow(client);
    await control("POST", "clock", { offset_ms: 31 * 60_000 });
    expect((await fetch(redirect_url)).status).toBe(410);
  });
});

describe("a plan link", () => {
  const back = "http://localhost:3000/payment-success?submission_id=s1";

  test("makes a request of its own at each opening, and the plan's subscription once it is approved", async () => {
    const { client, control, url } = await openFakeGoCardless();
    await control("POST", "plan_links", {
      code: "AL000123",
      name: "Jack 250",
      amount: 14_900,
      scheme: "bacs",
    });
    const link = `${url}/AL000123?redirect_uri=${encodeURIComponent(back)}`;
    const pages = [await fetch(link), await fetch(link)].map((page) => page.url);
    expect(new Set(pages).size).toBe(2);
    const returned = await press(pages[0] ?? "", "approve", { ...payer, account_holder_name: "H Fenwick" });
    const location = new URL(returned.headers.get("location") ?? "");
    expect(location.href.startsWith(`${back}&redirect_flow_id=RE`)).toBe(true);
    const id = location.searchParams.get("redirect_flow_id") ?? "";
    const { links } = await client.redirectFlows.find(id);
    const { subscriptions } = await client.subscriptions.list({ mandate: links?.mandate ?? "" });
    expect(subscriptions).toMatchObject([{ amount: 14_900, currency: "GBP", interval_unit: "monthly" }]);
    await expect(client.redirectFlows.complete(id, { session_token: "any" })).rejects.toMatchObject({
      code: 400,
    });
  });

  test("that nobody made, or without a way back, is a plain 404", async () => {
    const { control, url } = await openFakeGoCardless();
    await control("POST", "plan_links", {
      code: "AL000123",
      name: "Jack 250",
      amount: 14_900,
      scheme: "bacs",
    });
    expect((await fetch(`${url}/AL000124?redirect_uri=${encodeURIComponent(back)}`)).status).toBe(404);
    expect((await fetch(`${url}/AL000123?redirect_uri=javascript:alert(1)`)).status).toBe(404);
  });
});

function openFlow(client: GoCardlessClient) {
  return client.redirectFlows.create({
    description: "Jack 250",
    session_token: "s-1",
    success_redirect_url: "http://localhost:3000/payment-success?submission_id=s1",
    scheme: "bacs",
    prefilled_customer: payer,
  });
}
