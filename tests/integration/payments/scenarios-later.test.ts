import { expect, it } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { isWorkingDay, likelyFirstPayment } from "@/lib/dates/working-days";
import { market } from "@/lib/markets";
import { readEvents } from "@/server/gocardless/events";
import { drainQueue } from "@/server/jobs/queues";
import { withOutcome } from "@/server/payments/events/receive";
import { openPayment, resumePayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import { verifyPayment } from "@/server/payments/verify";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp, verifyWithRetries } from "@/tests/support/payments/sign-up";
import { secondsOf } from "@/tests/support/time";

const sandbox = fakeGoCardless();

/** Known faults 11 to 20: browsers, events, outages and later changes. */
describeOnDatabase("scenario", (use) => {
  const records = recordsOf(use);

  const approved = async () => {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    const requestId = await records.requestOf(submission.id);
    await sandbox.approve(requestId);
    return { submission, ids: { submissionId: submission.id, requestId } };
  };
  const events = async () => readEvents(await sandbox.list("events"));
  const hear = async (heard: Awaited<ReturnType<typeof events>>) => {
    await storeEvents(use().db, heard.map(withOutcome));
    await drainQueue("payments");
  };

  it("11: another browser confirms, sees no e-mail address, and opens no page", async () => {
    const { submission, ids } = await approved();
    const { answer } = await verifyWithRetries(ids, null);
    expect(answer).toMatchObject({ success: true });
    expect(JSON.stringify(answer)).not.toContain(submission.contactEmail);
    const link = { submissionId: submission.id, requestId: ids.requestId };
    expect(await resumePayment(link, [null])).toBeNull();
  });

  it("14: a token that the provider does not know notifies the firm once", async () => {
    const { submission } = await approved();
    await sandbox.fault({ kind: "status", status: 401, path: "*", times: "always" });
    for (const _ of [1, 2]) expect(await reconcile(submission.id)).toMatchObject({ status: "pending" });
    const alarms = (await records.outbox()).filter(({ kind }) => kind === "firm_alarm");
    expect(alarms).toMatchObject([{ payload: { reason: "provider_unauthorised" } }]);
    await sandbox.control("DELETE", "faults");
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
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
      expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
      expect(await openPaymentPage(other)).toContain("/billing/");
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
      expect(await records.debitNotices(submission.id)).toEqual([
        "customer_confirmation",
        "debit_ended: debit_ended",
        "firm_alarm: debit_ended",
        "firm_notice",
      ]);
    },
  );

  it("17: the first payment is on a possible working day, whatever the calendar, and none before the agreed one", async () => {
    for (const now of ["2026-12-18T17:00:00Z", "2027-03-24T12:00:00Z", "2027-01-29T12:00:00Z"]) {
      await sandbox.control("POST", "clock", { now });
      const { submission } = await approved();
      expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
      const { firstPaymentOn } = await records.submission(submission.id);
      expect((firstPaymentOn ?? "") > now.slice(0, 10)).toBe(true);
      expect(isWorkingDay(firstPaymentOn ?? "", "bacs")).toBe(true);
    }
    await sandbox.control("POST", "clock", { offset_ms: -14 * 86_400_000 });
    const { submission } = await approved();
    await reconcile(submission.id);
    const agreed = likelyFirstPayment(market("uk"), submission.termsAcceptedAt);
    expect((await records.submission(submission.id)).firstPaymentOn).toBe(agreed);
    await sandbox.control("POST", "clock", { offset_ms: 0 });
  });
});
