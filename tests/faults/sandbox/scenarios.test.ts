import { describe, expect, test } from "vitest";
import { openFakeGoCardless, openMandate } from "@/tests/support/sandbox";

describe("a scenario on a mandate", () => {
  test.each([
    ["mandate_activated", "active", "active"],
    ["mandate_failed", "failed", "failed"],
    ["mandate_expired", "expired", "expired"],
    ["mandate_cancelled", "cancelled", "cancelled"],
    ["mandate_blocked", "blocked", "blocked"],
  ])("%s leaves it %s and says so", async (scenario, status, action) => {
    const { client, run } = await openScene();
    const { id: mandate = "" } = await openMandate(client);
    await run(scenario, mandate);
    expect((await client.mandates.find(mandate)).status).toBe(status);
    const { events } = await client.events.list({ mandate, resource_type: "mandates" });
    expect(events[0]).toMatchObject({ action, resource_metadata: { submission_id: "s1" } });
  });

  test("mandate_replaced names the new mandate, which takes over the subscription", async () => {
    const { client, run } = await openScene();
    const { id: mandate = "" } = await openMandate(client);
    const { id: subscription = "" } = await client.subscriptions.create(monthly(mandate));
    await run("mandate_replaced", mandate);
    const { events } = await client.events.list({ mandate, action: "replaced" });
    const successor = events[0]?.links?.new_mandate ?? "";
    expect((await client.mandates.find(mandate)).links?.new_mandate).toBe(successor);
    expect((await client.mandates.find(successor)).status).toBe("pending_submission");
    expect((await client.subscriptions.find(subscription)).links?.mandate).toBe(successor);
  });

  test.each([
    ["bacs", "AUDDIS-5"],
    ["ach", "R03"],
    ["pad", "912"],
  ] as const)("a bank's refusal carries the code of %s", async (scheme, reason_code) => {
    const { client, run } = await openScene();
    const { id: mandate = "" } = await openMandate(client, scheme);
    await run("mandate_failed", mandate);
    const { events } = await client.events.list({ mandate, action: "failed" });
    expect(events[0]?.details).toMatchObject({
      origin: "bank",
      cause: "invalid_bank_details",
      scheme,
      reason_code,
    });
  });

  test("mandate_activated is not for ACH, and a failed mandate stays failed", async () => {
    const { client, run } = await openScene();
    const ach = await openMandate(client, "ach");
    await expect(run("mandate_activated", ach.id ?? "")).rejects.toMatchObject({ code: 422 });
    const { id: mandate = "" } = await openMandate(client);
    await run("mandate_failed", mandate);
    await expect(run("mandate_activated", mandate)).rejects.toMatchObject({ code: 422 });
    await expect(run("mandate_beamed_up", mandate)).rejects.toMatchObject({ code: 404 });
  });
});

describe("a scenario on a payment", () => {
  test.each([
    ["payment_confirmed", "confirmed", ["submitted", "confirmed"]],
    ["payment_failed", "failed", ["submitted", "failed"]],
    ["payment_paid_out", "paid_out", ["submitted", "confirmed", "paid_out"]],
    ["payment_charged_back", "charged_back", ["submitted", "confirmed", "paid_out", "charged_back"]],
    ["payment_late_failure", "failed", ["submitted", "confirmed", "paid_out", "failed"]],
  ])("%s leaves it %s via %s", async (scenario, status, way) => {
    const { client, run } = await openScene();
    const { id: mandate = "" } = await openMandate(client);
    await client.subscriptions.create(monthly(mandate));
    await run("mandate_activated", mandate);
    const [payment] = (await client.payments.list({ mandate })).payments;
    await run(scenario, payment?.id ?? "");
    expect((await client.payments.find(payment?.id ?? "")).status).toBe(status);
    const { events } = await client.events.list({ payment: payment?.id ?? "", resource_type: "payments" });
    expect(events.map(({ action }) => action).reverse()).toEqual(["created", ...way]);
  });

  test("needs an active mandate, except for ACH", async () => {
    const { client, run } = await openScene();
    const bacs = await openMandate(client);
    await client.subscriptions.create(monthly(bacs.id ?? ""));
    const [waiting] = (await client.payments.list({ mandate: bacs.id ?? "" })).payments;
    await expect(run("payment_confirmed", waiting?.id ?? "")).rejects.toMatchObject({ code: 422 });
    const ach = await openMandate(client, "ach");
    await client.subscriptions.create({ ...monthly(ach.id ?? ""), currency: "USD" });
    const [first] = (await client.payments.list({ mandate: ach.id ?? "" })).payments;
    await run("payment_confirmed", first?.id ?? "");
    expect((await client.mandates.find(ach.id ?? "")).status).toBe("active");
  });
});

async function openScene() {
  const { client, url } = await openFakeGoCardless();
  return {
    client,
    async run(scenario: string, resource: string) {
      const body = JSON.stringify({ scenario, resource });
      const { ok, status } = await fetch(`${url}/__control/simulate`, { method: "POST", body });
      if (!ok) throw { code: status };
    },
  };
}

function monthly(mandate: string) {
  return { amount: 14_900, currency: "GBP", interval_unit: "monthly", links: { mandate } } as const;
}
