import { expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { abandonOld } from "@/db/queries/to-reconcile";
import { submissions } from "@/db/schema";
import { isWorkingDay, likelyFirstPayment } from "@/lib/dates/working-days";
import { market } from "@/lib/markets";
import { readEvents } from "@/server/gocardless/events";
import { drainQueue } from "@/server/jobs/queues";
import { catchUpOnEvents } from "@/server/payments/events/catch-up";
import { withOutcome } from "@/server/payments/events/receive";
import { openPayment, resumePayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { verifyPayment } from "@/server/payments/verify";
import { readSettings } from "@/server/settings/read";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { press, signUp, verifyWithRetries } from "@/tests/support/payments/sign-up";
import { secondsOf } from "@/tests/support/time";

const sandbox = fakeGoCardless();

/** Known faults 11 to 20: browsers, events, outages and later changes. */
describeOnDatabase("scenario", (use) => {
  const records = recordsOf(use);

  const approved = async () => {
    const { submission } = await signUp(use().db);
    await press(submission);
    const requestId = await records.requestOf(submission.id);
    await sandbox.approve(requestId);
    return { submission, ids: { submissionId: submission.id, requestId } };
  };
  const events = async () => readEvents(await sandbox.list("events"));
  const hear = async (heard: Awaited<ReturnType<typeof events>>) => {
    await storeEvents(use().db, heard.map(withOutcome));
    await drainQueue("payments");
  };
  const statusOf = async (id: string) => (await records.submission(id)).paymentStatus;

  it("11: another browser confirms, sees no e-mail address, and opens no page", async () => {
    const { submission, ids } = await approved();
    const { answer } = await verifyWithRetries(ids, null);
    expect(answer).toMatchObject({ success: true });
    expect(JSON.stringify(answer)).not.toContain(submission.contactEmail);
    const link = { submissionId: submission.id, requestId: ids.requestId };
    expect(await resumePayment(link, [null])).toBeNull();
  });

  it("F11, 12: events arrive twice, out of order, and one belongs to no submission", async () => {
    const { submission } = await approved();
    const heard = await events();
    const foreign = {
      ...heard[0],
      id: "EV0FOREIGN",
      links: {},
      resourceMetadata: {},
    } as (typeof heard)[number];
    await hear([foreign, ...heard.toReversed(), ...heard].filter((one, at, all) => all.indexOf(one) === at));
    await hear(heard);
    expect(await statusOf(submission.id)).toBe("confirmed");
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
  });

  it("14: a token of the wrong environment is rejected at start, an unknown one notifies the firm", async () => {
    const mixed = { GOCARDLESS_ACCESS_TOKEN: "live_x", GOCARDLESS_ENVIRONMENT: "sandbox" };
    expect(readSettings(mixed)).toMatchObject({ ok: false });
    const { submission } = await approved();
    await sandbox.fault({ kind: "status", status: 401, path: "*", times: "always" });
    for (const _ of [1, 2])
      expect(await reconcile(submission.id, "sweep")).toMatchObject({ status: "pending" });
    const alarms = (await records.outbox()).filter(({ kind }) => kind === "firm_alarm");
    expect(alarms).toMatchObject([{ payload: { reason: "provider_unauthorised" } }]);
    await sandbox.control("DELETE", "faults");
    expect(await reconcile(submission.id, "sweep")).toMatchObject({ status: "confirmed" });
  });

  it.each([
    { kind: "hang" },
    { kind: "rate_limited", retry_after: 25 },
    { kind: "html" },
    { kind: "no_content" },
    { kind: "reset" },
  ])(
    "F08, 15: the provider is down ($kind): the page responds in time and nothing is lost",
    async (fault) => {
      const { submission, ids } = await approved();
      await sandbox.fault({ ...fault, times: "always" });
      const verifies = async () =>
        expect(await verifyPayment(ids, [])).toMatchObject({
          httpStatus: 200,
          answer: { status: "processing" },
        });
      expect(await secondsOf(verifies)).toBeLessThan(3);
      const other = (await signUp(use().db, { email: "other@fenwick.example" })).submission;
      const presses = async () => expect(await openPayment(other)).toMatchObject({ ok: false });
      expect(await secondsOf(presses)).toBeLessThan(3);
      await sandbox.control("DELETE", "faults");
      expect(await reconcile(submission.id, "sweep")).toMatchObject({ status: "confirmed" });
      expect(await press(other)).toContain("/billing/");
    },
  );

  it.each(["mandate_failed", "mandate_cancelled", "mandate_expired", "mandate_blocked"])(
    "16: after the confirmation, %s",
    async (scenario) => {
      const { submission, ids } = await approved();
      await hear(await events());
      const { mandateId } = await records.submission(submission.id);
      await sandbox.control("POST", "simulate", { scenario, resource: mandateId });
      await hear(await events());
      const [status, said] =
        scenario === "mandate_cancelled" ? ["cancelled", "has ended"] : ["failed", "did not accept"];
      const error = expect.stringContaining(said);
      expect((await verifyPayment(ids, [])).answer).toMatchObject({ success: false, status, error });
      expect(await sandbox.list("subscriptions")).toMatchObject([{ status: "cancelled" }]);
      expect(await records.debitNotices(submission.id)).toContain("firm_alarm: debit_ended");
    },
  );

  it("17: the first payment is on a possible working day, whatever the calendar, and none before the agreed one", async () => {
    for (const now of ["2026-12-18T17:00:00Z", "2027-03-24T12:00:00Z", "2027-01-29T12:00:00Z"]) {
      await sandbox.control("POST", "clock", { now });
      const { submission } = await approved();
      expect(await reconcile(submission.id, "return")).toMatchObject({ status: "confirmed" });
      const { firstPaymentOn } = await records.submission(submission.id);
      expect((firstPaymentOn ?? "") > now.slice(0, 10)).toBe(true);
      expect(isWorkingDay(firstPaymentOn ?? "", "bacs")).toBe(true);
    }
    await sandbox.control("POST", "clock", { offset_ms: -14 * 86_400_000 });
    const { submission } = await approved();
    await reconcile(submission.id, "return");
    const agreed = likelyFirstPayment(market("uk"), submission.termsAcceptedAt);
    expect((await records.submission(submission.id)).firstPaymentOn).toBe(agreed);
    await sandbox.control("POST", "clock", { offset_ms: 0 });
  });

  it("19: an unfinished attempt is abandoned, and a late approval reopens it", async () => {
    const { submission } = await signUp(use().db);
    await press(submission);
    await use()
      .db.update(submissions)
      .set({ updatedAt: new Date(Date.now() - 25 * 3_600_000) });
    expect(await abandonOld(use().db, submission.id, 86_400)).toBe(true);
    await sandbox.approve(await records.requestOf(submission.id));
    await hear(await events());
    expect(await statusOf(submission.id)).toBe("confirmed");
  });

  it("20: the bank replaces the mandate", async () => {
    const { submission } = await approved();
    await hear(await events());
    const { mandateId } = await records.submission(submission.id);
    await sandbox.control("POST", "simulate", { scenario: "mandate_replaced", resource: mandateId });
    await hear(await events());
    expect(await statusOf(submission.id)).toBe("confirmed");
    expect((await records.submission(submission.id)).mandateId).not.toBe(mandateId);
    expect(await sandbox.list("subscriptions")).toHaveLength(1);
  });

  it("catches up on events that no webhook delivered", async () => {
    const { submission } = await approved();
    expect(await catchUpOnEvents()).toBeGreaterThan(0);
    expect(await catchUpOnEvents()).toBe(0);
    await drainQueue("payments");
    expect(await statusOf(submission.id)).toBe("confirmed");
  });
});
