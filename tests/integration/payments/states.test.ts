import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { storeEvents } from "@/db/queries/events";
import { paymentMoves } from "@/db/schema";
import { refusedAtBank } from "@/lib/payments/provider-events";
import { setUpOf } from "@/lib/payments/states";
import { readEvents } from "@/server/gocardless/events";
import { drainQueue } from "@/server/jobs/queues";
import { withOutcome } from "@/server/payments/events/receive";
import { reconcile } from "@/server/payments/reconcile";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { openPaymentPage, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();

/** What is kept on a sign-up of its set-up's cause and of its last payment. */
describeOnDatabase("a sign-up keeps", (use) => {
  const records = recordsOf(use);
  const cause = async (id: string) => (await records.submission(id)).paymentCause;
  const lastMove = async (id: string) => {
    const { submissionId } = paymentMoves;
    const moves = await use()
      .db.select()
      .from(paymentMoves)
      .where(eq(submissionId, id))
      .orderBy(paymentMoves.id);
    return moves.at(-1);
  };

  /** Acts on the events of this kind, or on all. */
  async function hear(kind?: string) {
    const events = readEvents(await sandbox.list("events"));
    const heard = events.filter(({ resourceType, action }) => !kind || `${resourceType}.${action}` === kind);
    await storeEvents(use().db, heard.map(withOutcome));
    await drainQueue("payments");
  }

  async function confirmed() {
    const { submission } = await signUp(use().db);
    await openPaymentPage(submission);
    await sandbox.approve(await records.requestOf(submission.id));
    expect(await reconcile(submission.id)).toMatchObject({ status: "confirmed" });
    return submission;
  }
  const simulate = (scenario: string, resource: string | undefined) =>
    sandbox.control("POST", "simulate", { scenario, resource });
  const mandate = async () => (await sandbox.list("mandates"))[0]?.id;

  it("'Seen at GoCardless' as the cause, until the event that explains it arrives", async () => {
    const { id } = await confirmed();
    expect(await cause(id)).toBe("seen_at_provider");
    await hear();
    expect(await cause(id)).toBe("mandate_requests.fulfilled");
    expect((await lastMove(id))?.cause).toMatch(/^mandate_requests.fulfilled EV/);
  });

  it("no event as the cause that only led us to look", async () => {
    const { id } = await confirmed();
    await simulate("mandate_activated", await mandate());
    await simulate("mandate_cancelled", await mandate());
    await hear("mandates.active");
    expect(await records.submission(id)).toMatchObject({ setUp: "ended", paymentCause: "seen_at_provider" });
    await hear();
    expect(await cause(id)).toBe("mandates.cancelled");
    expect((await lastMove(id))?.cause).toMatch(/^mandates.cancelled EV/);
  });

  it("the first cause, also when its consequence was heard of first", async () => {
    const { id } = await confirmed();
    await simulate("mandate_cancelled", await mandate());
    await hear("subscriptions.cancelled");
    expect(await cause(id)).toBe("subscriptions.cancelled");
    await hear();
    expect(await cause(id)).toBe("mandates.cancelled");
  });

  it("that the bank refused its payer on the page, until the payer goes there again", async () => {
    const { submission } = await signUp(use().db);
    const { id } = submission;
    const state = async () => setUpOf(await records.submission(id), new Date());
    expect(await state()).toBe("not_begun");
    const page = await openPaymentPage(submission);
    expect(await state()).toBe("at_bank");
    await fetch(page, { method: "POST", body: new URLSearchParams({ action: "fail" }), redirect: "manual" });
    await hear();
    expect(await records.submission(id)).toMatchObject({
      paymentStatus: "pending",
      paymentCause: refusedAtBank,
    });
    expect(await state()).toBe("refused");
    await openPaymentPage(submission);
    expect(await state()).toBe("at_bank");
  });

  async function withPayment() {
    const { id } = await confirmed();
    await sandbox.control("POST", "clock", { forward_days: 5 });
    onTestFinished(() => sandbox.control("POST", "clock", { offset_ms: 0 }));
    const [payment] = await sandbox.list("payments");
    if (!payment) throw new Error("no payment yet");
    return { id, payment: payment.id };
  }
  const last = async (id: string) => {
    const { lastPayment, lastPaymentId, lastPaymentOn } = await records.submission(id);
    return { lastPayment, lastPaymentId, lastPaymentOn };
  };

  it("what became of the last payment, as the provider has it now, whatever is heard first", async () => {
    const { id, payment } = await withPayment();
    await hear();
    const due = await last(id);
    expect(due).toMatchObject({ lastPayment: "due", lastPaymentId: payment });
    expect(due.lastPaymentOn).toBe((await records.submission(id)).firstPaymentOn);
    await simulate("payment_failed", payment);
    await hear("payments.created");
    await hear("payments.failed");
    expect(await last(id)).toMatchObject({ lastPayment: "failed", lastPaymentId: payment });
    await simulate("payment_retried", payment);
    await simulate("payment_paid_out", payment);
    await hear();
    expect(await last(id)).toMatchObject({ lastPayment: "taken" });
    await simulate("payment_charged_back", payment);
    await hear();
    expect(await last(id)).toMatchObject({ lastPayment: "charged_back" });
  });
});
