import { eq } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { paymentAttempts } from "@/db/schema";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage } from "@/tests/support/payments/sign-up";
import { unpaidOf } from "./unpaid";

type Requests = typeof import("@/server/gocardless/billing-requests");

const cancelling = vi.hoisted(() => ({ before: async (): Promise<unknown> => null }));
vi.mock("@/server/gocardless/billing-requests", async (original) => {
  const real = await original<Requests>();
  const cancelMandateRequest: Requests["cancelMandateRequest"] = async (id) => {
    await cancelling.before();
    return real.cancelMandateRequest(id);
  };
  return { ...real, cancelMandateRequest };
});

/** Runs `work` just before the provider's next cancellation. */
function beforeCancelling(work: () => Promise<unknown>) {
  cancelling.before = () => {
    cancelling.before = async () => null;
    return work();
  };
}

const sandbox = fakeGoCardless();
const cancellations = "/billing_requests/*/actions/cancel";

describeOnDatabase("F47: an unpaid submission whose request is still open", (use) => {
  const records = recordsOf(use);
  const { purge, references, clockIsSteady, aDayLater, leftAYearAgo } = unpaidOf(use);

  beforeEach(() => beforeCancelling(async () => null));

  it("has its request cancelled first, so that nobody can approve it afterwards", async () => {
    await clockIsSteady();
    const { id } = await leftAYearAgo();
    const requestId = await records.requestOf(id);
    await purge();
    expect(await references()).toEqual([]);
    expect(await sandbox.list("billing_requests")).toMatchObject([{ id: requestId, status: "cancelled" }]);
    await expect(sandbox.approve(requestId)).rejects.toThrow();
    expect(await sandbox.list("mandates")).toEqual([]);
  });

  it("is confirmed when it is approved after the check", async () => {
    await clockIsSteady();
    const { id, reference } = await leftAYearAgo();
    const requestId = await records.requestOf(id);
    beforeCancelling(() => sandbox.approve(requestId));
    await purge();
    expect(await references()).toEqual([reference]);
    expect((await records.submission(id)).paymentStatus).toBe("confirmed");
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
  });

  it.each([
    ["is not allowed to cancel", { kind: "status", status: 403 }],
    ["does not know when it is to cancel", { kind: "status", status: 404 }],
    ["cannot cancel just now", { kind: "status", status: 500 }],
    ["cuts off when it is to cancel", { kind: "reset" }],
  ])("keeps what the provider %s", async (_, fault) => {
    await clockIsSteady();
    const { reference } = await leftAYearAgo();
    await sandbox.fault({ ...fault, path: cancellations, times: "always" });
    await purge();
    expect(await references()).toEqual([reference]);
    await sandbox.control("DELETE", "faults");
    await aDayLater();
    await purge();
    expect(await references()).toEqual([]);
  });

  it("is deleted when the request was cancelled by somebody else", async () => {
    await clockIsSteady();
    const { id } = await leftAYearAgo();
    const billing_request = await records.requestOf(id);
    beforeCancelling(() => sandbox.control("POST", "fail", { billing_request }));
    await purge();
    expect(await references()).toEqual([]);
    expect(await sandbox.list("billing_requests")).toMatchObject([{ status: "cancelled" }]);
    expect(await use().db.$count(paymentAttempts, eq(paymentAttempts.submissionId, id))).toBe(0);
  });

  it("is kept with a request that was created while the old one was cancelled", async () => {
    await clockIsSteady();
    const { id, reference } = await leftAYearAgo();
    beforeCancelling(async () => {
      await use().db.update(paymentAttempts).set({ status: "superseded" });
      await openPaymentPage({ id });
    });
    await purge();
    expect(await references()).toEqual([reference]);
    const left = (await sandbox.list("billing_requests")).map(({ status }) => status).sort();
    expect(left).toEqual(["cancelled", "pending"]);
  });

  it("is kept after a plan link, which cannot be checked or cancelled, and the firm is notified once", async () => {
    await clockIsSteady();
    const { id, reference } = await leftAYearAgo();
    await use().db.update(paymentAttempts).set({ way: "plan_link", requestId: null });
    for (const _ of [1, 2]) {
      await purge();
      await aDayLater();
    }
    expect(await references()).toEqual([reference]);
    expect(await records.debitNotices(id)).toEqual(["firm_alarm: unpaid_plan_link"]);
  });
});
