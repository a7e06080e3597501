import type { GoCardlessClient } from "gocardless-nodejs";
import { describe, expect, test } from "vitest";
import { openTwin, payer, press } from "./ground";

describe("a redirect flow", () => {
  test("stands for a billing request: created, approved, completed with its session's token", async () => {
    const { client } = await openTwin();
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
  });

  test("not yet approved, is incomplete", async () => {
    const { client } = await openTwin();
    const { id = "" } = await openFlow(client);
    await expect(client.redirectFlows.complete(id, { session_token: "s-1" })).rejects.toMatchObject({
      code: 422,
      errorType: "invalid_state",
      errors: [{ reason: "redirect_flow_incomplete" }],
    });
  });

  test("completed twice, says so", async () => {
    const { client } = await openTwin();
    const { id = "", redirect_url = "" } = await openFlow(client);
    await press(redirect_url, "approve");
    await client.redirectFlows.complete(id, { session_token: "s-1" });
    await expect(client.redirectFlows.complete(id, { session_token: "s-1" })).rejects.toMatchObject({
      errors: [{ reason: "redirect_flow_already_completed" }],
    });
  });

  test("with another session's token is a bad request", async () => {
    const { client } = await openTwin();
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
    const { client, control } = await openTwin();
    const { redirect_url = "" } = await openFlow(client);
    await control("POST", "clock", { offset_ms: 31 * 60_000 });
    expect((await fetch(redirect_url)).status).toBe(410);
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
