import { describe, expect, test } from "vitest";
import { openFakeGoCardless, openMandate } from "@/tests/support/sandbox";

const saturday = "2026-11-21T09:00:00Z";

describe("a subscription", () => {
  test("starts on the mandate's earliest date and lists future dates, moved to working days", async () => {
    const { client, mandate } = await approvedOn(saturday);
    const subscription = await client.subscriptions.create(monthly(mandate));
    expect(subscription).toMatchObject({ status: "active", start_date: "2026-11-27", amount: 14_900 });
    expect(subscription.upcoming_payments?.slice(0, 4)).toEqual([
      { charge_date: "2026-11-27", amount: 14_900 },
      { charge_date: "2026-12-29", amount: 14_900 },
      { charge_date: "2027-01-27", amount: 14_900 },
      { charge_date: "2027-03-01", amount: 14_900 },
    ]);
  });

  test.each([
    ["a start before the mandate's earliest date", { start_date: "2026-11-26" }, "start_date"],
    ["an amount of nothing", { amount: 0 }, "amount"],
    ["an amount with a fraction", { amount: 149.5 }, "amount"],
    ["another currency than the mandate's", { currency: "USD" }, "currency"],
    ["an interval of nothing", { interval: 0 }, "interval"],
    ["a statement text without an own user number", { payment_reference: "JACK" }, "payment_reference"],
  ])("is refused with %s", async (_, wrong, field) => {
    const { client, mandate } = await approvedOn(saturday);
    await expect(client.subscriptions.create({ ...monthly(mandate), ...wrong })).rejects.toMatchObject({
      code: 422,
      errorType: "validation_failed",
      errors: [{ field, request_pointer: `/subscriptions/${field}` }],
    });
    expect((await client.subscriptions.list({ mandate })).subscriptions).toHaveLength(0);
  });

  test("created twice with one key conflicts; the list by mandate shows one", async () => {
    const { client, mandate } = await approvedOn(saturday);
    const { id } = await client.subscriptions.create(monthly(mandate), "sub:s1");
    const again = client.subscriptions.create({ ...monthly(mandate), amount: 24_900 }, "sub:s1");
    await expect(again).rejects.toMatchObject({ code: 409, conflictingResourceId: id });
    expect((await client.subscriptions.list({ mandate })).subscriptions).toHaveLength(1);
  });
});

describe("over time", () => {
  test("a mandate is submitted and becomes active, and payments are created, confirmed and paid out", async () => {
    const { client, mandate, control } = await approvedOn(saturday);
    const { id: subscription = "" } = await client.subscriptions.create(monthly(mandate));
    await control("POST", "clock", { now: "2026-12-04T09:00:00Z" });
    expect((await client.mandates.find(mandate)).status).toBe("active");
    const { payments } = await client.payments.list({ subscription });
    expect(payments).toMatchObject([{ amount: 14_900, charge_date: "2026-11-27", status: "paid_out" }]);
    const { events } = await client.events.list({ resource_type: "payments" });
    expect(events.map(({ action }) => action).reverse()).toEqual([
      "created",
      "submitted",
      "confirmed",
      "paid_out",
    ]);
  });

  test("an ACH mandate becomes active with its first payment", async () => {
    const { client, control } = await openFakeGoCardless();
    await control("POST", "clock", { now: saturday });
    const { id: mandate = "" } = await openMandate(client, "ach");
    await control("POST", "clock", { now: "2027-01-20T09:00:00Z" });
    expect((await client.mandates.find(mandate)).status).toBe("pending_submission");
    await client.subscriptions.create({ ...monthly(mandate), currency: "USD" });
    await control("POST", "clock", { now: "2027-01-26T09:00:00Z" });
    expect((await client.mandates.find(mandate)).status).toBe("active");
  });
});

async function approvedOn(now: string) {
  const sandbox = await openFakeGoCardless();
  await sandbox.control("POST", "clock", { now });
  const mandate = await openMandate(sandbox.client);
  return { ...sandbox, mandate: mandate.id ?? "" };
}

function monthly(mandate: string) {
  return { amount: 14_900, currency: "GBP", interval_unit: "monthly", links: { mandate } } as const;
}
