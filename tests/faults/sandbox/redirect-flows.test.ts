import { describe, expect, test } from "vitest";
import { openFakeGoCardless, payer, press } from "@/tests/support/sandbox";

const back = "http://localhost:3000/payment-success?submission_id=s1";
const approval = { ...payer, account_holder_name: "H Fenwick" };

describe("a plan link", () => {
  test("creates a request each time it is opened, and the plan's subscription after approval", async () => {
    const { client, visit } = await openPlanLink();
    const pages = [await visit(), await visit()];
    expect(new Set(pages).size).toBe(2);
    const returned = await press(pages[0] ?? "", "approve", approval);
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

  test("that is unknown, or without a return address, is a plain 404", async () => {
    const { url } = await openPlanLink();
    expect((await fetch(`${url}/AL000124?redirect_uri=${encodeURIComponent(back)}`)).status).toBe(404);
    expect((await fetch(`${url}/AL000123?redirect_uri=javascript:alert(1)`)).status).toBe(404);
  });
});

describe("the redirect flow of a plan link", () => {
  test("is completed by the payer's approval", async () => {
    const { client, control, visit } = await openPlanLink();
    await control("POST", "settings", { fulfilment: "held" });
    const returned = await press(await visit(), "approve", approval);
    const id = new URL(returned.headers.get("location") ?? "").searchParams.get("redirect_flow_id") ?? "";
    const waiting = await client.redirectFlows.find(id);
    expect(waiting.links).toEqual({
      creditor: expect.stringMatching(/^CR/),
      billing_request: expect.stringMatching(/^BRQ/),
    });
    await expect(client.redirectFlows.complete(id, { session_token: "" })).rejects.toMatchObject({
      code: 422,
      errorType: "invalid_state",
      errors: [{ reason: "redirect_flow_incomplete" }],
    });
    await control("POST", "fulfil", { billing_request: waiting.links?.billing_request });
    const completed = await client.redirectFlows.find(id);
    const mandate = await client.mandates.find(completed.links?.mandate ?? "");
    expect(completed.mandate_reference).toBe(mandate.reference);
    await expect(client.redirectFlows.complete(id, { session_token: "" })).rejects.toMatchObject({
      errors: [{ reason: "redirect_flow_already_completed" }],
    });
  });

  test("that does not exist is not found", async () => {
    const { client } = await openPlanLink();
    await expect(client.redirectFlows.complete("RE0", { session_token: "s-1" })).rejects.toMatchObject({
      errors: [{ reason: "resource_not_found" }],
    });
  });

  test("closes its pages after half an hour", async () => {
    const { control, visit } = await openPlanLink();
    const page = await visit();
    await control("POST", "clock", { offset_ms: 31 * 60_000 });
    expect((await fetch(page)).status).toBe(410);
  });
});

async function openPlanLink() {
  const opened = await openFakeGoCardless();
  const plan = { code: "AL000123", name: "Jack 250", amount: 14_900, scheme: "bacs" };
  await opened.control("POST", "plan_links", plan);
  const link = `${opened.url}/AL000123?redirect_uri=${encodeURIComponent(back)}`;
  return { ...opened, visit: async () => (await fetch(link)).url };
}
