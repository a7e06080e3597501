import { expect, it } from "vitest";
import { issueLink, moveDraft, orderLink } from "@/db/queries/links";
import { finalSubmissionOf, replaceSubmission } from "@/db/queries/replaced";
import { drafts, submissions } from "@/db/schema";
import { openPayment, resumePayment } from "@/server/payments/open";
import { reconcile } from "@/server/payments/reconcile";
import type { Draft } from "@/server/sign-up/drafts";
import { submit } from "@/server/sign-up/submit";
import { newToken } from "@/server/token";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless, recordsOf } from "@/tests/support/payments/ground";
import { press, signUp } from "@/tests/support/payments/sign-up";

const sandbox = fakeGoCardless();
const rounds = repeated("MOVED_PAYMENTS", { few: 4, many: 60 });
const email = "harriet@fenwick.example";
const goOnElsewhere = "/uk/get-started/continue";

describeOnDatabase("F57: a sign-up that moved after Set Up Payment was pressed,", (use) => {
  const records = recordsOf(use);

  async function movedFrom(draftId: string, to = email): Promise<Draft> {
    const [link, browser] = [newToken().hash, newToken().hash];
    await orderLink(use().db, draftId, { email: to, key: link });
    await issueLink(use().db, draftId, link);
    const facts = { geoDetectedCountry: null, submissionLocale: "und" };
    const moved = await moveDraft(use().db, link, browser, facts);
    if (!moved) throw new Error("the link is closed");
    return moved;
  }

  /** Presses Set Up Payment on the first device, then moves to the second. */
  async function movedAfterPress() {
    const { submission: first, draft } = await signUp(use().db);
    await press(first);
    return { first, moved: await movedFrom(draft.id) };
  }

  const submitted = ({ version, ...draft }: Draft) =>
    submit(
      { version, ...draft },
      { version, termsVersion: "terms", ownerTokenHash: "second", acceptedAt: new Date() },
    );

  async function submittedAfterMove(moved: Draft) {
    const answer = await submitted(moved);
    if (answer.outcome !== "submitted") throw new Error(`not submitted: ${answer.outcome}`);
    return answer.submission;
  }

  const approvable = async () =>
    (await sandbox.list("billing_requests")).filter(({ status }) => status === "pending");
  const debits = async () =>
    (await sandbox.list("subscriptions")).filter(({ status }) => status !== "cancelled");
  const reconcileAll = async () => {
    for (const { id } of await use().db.select().from(submissions)) await reconcile(id, "sweep");
  };

  it("leaves one request that can be approved once the second device has submitted", async () => {
    const { first, moved } = await movedAfterPress();
    const second = await submittedAfterMove(moved);
    await press(second);
    const [open, ...more] = await approvable();
    expect([open?.id, more]).toEqual([await records.requestOf(second.id), []]);
    expect(await records.moves(first.id)).toEqual(["cancelled"]);
    expect(await records.debitNotices(first.id)).toEqual([]);
    await sandbox.approve(open?.id ?? "");
    await reconcileAll();
    expect(await debits()).toHaveLength(1);
    expect((await records.submission(second.id)).paymentStatus).toBe("confirmed");
  });

  it("accepts an approval on the first device while the second is on the review", async () => {
    const { first, moved } = await movedAfterPress();
    await sandbox.approve(await records.requestOf(first.id));
    expect(await submitted(moved)).toMatchObject({ outcome: "final", submission: { id: first.id } });
    expect(await finalSubmissionOf(use().db, moved)).toBe(first.id);
    expect((await records.submission(first.id)).paymentStatus).toBe("confirmed");
    expect(await use().db.$count(submissions)).toBe(1);
    expect([await approvable(), await debits()]).toMatchObject([[], { length: 1 }]);
  });

  it("accepts an approval on the first device that is still being processed", async () => {
    await sandbox.control("POST", "settings", { fulfilment: "held" });
    const { first, moved } = await movedAfterPress();
    const request = await records.requestOf(first.id);
    await sandbox.approve(request);
    expect(await submitted(moved)).toMatchObject({ outcome: "final", submission: { id: first.id } });
    expect(await submitted(moved)).toMatchObject({ outcome: "final", submission: { id: first.id } });
    await sandbox.control("POST", "fulfil", { billing_request: request });
    await reconcileAll();
    expect((await records.submission(first.id)).paymentStatus).toBe("confirmed");
    expect([await use().db.$count(submissions), await debits()]).toMatchObject([1, { length: 1 }]);
  });

  it("opens no second page on the first device, which is redirected to an explanation", async () => {
    const { first, moved } = await movedAfterPress();
    const ids = { submissionId: first.id, flowId: await records.requestOf(first.id) };
    await press(await submittedAfterMove(moved));
    const back = await resumePayment(ids, [first.ownerTokenHash]);
    expect(back).toEqual({ ok: true, address: goOnElsewhere });
    expect((await records.submission(first.id)).paymentStatus).toBe("cancelled");
    expect(await approvable()).toHaveLength(1);
  });

  it("writes nothing while the state of the first request is unknown", async () => {
    const { first, moved } = await movedAfterPress();
    await sandbox.fault({ kind: "status", status: 500, path: "/billing_requests*", times: "always" });
    expect(await submitted(moved)).toMatchObject({ outcome: "unclear" });
    expect(await openPayment(first)).toEqual({ ok: true, address: goOnElsewhere });
    expect(await use().db.$count(submissions)).toBe(1);
  });

  it("has the first request cancelled by the sweep after the second device's press was interrupted", async () => {
    const { first } = await movedAfterPress();
    await replaceSubmission(use().db, first.id);
    expect(await reconcile(first.id, "sweep")).toEqual({ status: "cancelled", refusal: null });
    expect(await approvable()).toEqual([]);
  });

  it("has its first request cancelled by the third device, too", async () => {
    const { first, moved } = await movedAfterPress();
    const third = await submittedAfterMove(await movedFrom(moved.id));
    await press(third);
    expect(await records.moves(first.id)).toEqual(["cancelled"]);
    expect(await approvable()).toMatchObject([{ id: await records.requestOf(third.id) }]);
  });

  it("is a separate order with the plan only when its link went to another address", async () => {
    const { submission: first, draft } = await signUp(use().db);
    await press(first);
    const moved = await movedFrom(draft.id, "robin@else.example");
    expect(moved.replacesId).toBeNull();
    await press(await submittedAfterMove({ ...moved, answers: draft.answers }));
    expect(await records.moves(first.id)).toEqual([]);
    expect(await approvable()).toHaveLength(2);
    await sandbox.approve(await records.requestOf(first.id));
    await reconcileAll();
    expect((await records.submission(first.id)).paymentStatus).toBe("confirmed");
    const [kept] = await use().db.select().from(drafts);
    expect(kept && (await finalSubmissionOf(use().db, kept))).toBeNull();
    expect(await approvable()).toHaveLength(1);
  });

  it("is a separate order after a second move with the plan only", async () => {
    const { first, moved } = await movedAfterPress();
    expect(moved.replacesId).toBe(first.id);
    expect((await movedFrom(moved.id, "robin@else.example")).replacesId).toBeNull();
  });

  it("lets the first device set up another debit when the one that counted fails", async () => {
    const { first, moved } = await movedAfterPress();
    await sandbox.approve(await records.requestOf(first.id));
    await submitted(moved);
    const { mandateId } = await records.submission(first.id);
    await sandbox.control("POST", "simulate", { scenario: "mandate_failed", resource: mandateId });
    await reconcile(first.id, "webhook");
    expect(await press(first)).toMatch(/^http/);
  });

  it(`never creates two debits from two devices at once (${rounds} rounds)`, {
    timeout: 120_000,
  }, async () => {
    for (let n = 0; n < rounds; n += 1) {
      await sandbox.control("POST", "reset", {});
      await use().db.delete(submissions);
      const { first, moved } = await movedAfterPress();
      const request = await records.requestOf(first.id);
      const onSecond = async () => {
        const answer = await submitted(moved);
        if (answer.outcome === "submitted") await press(answer.submission);
      };
      // The provider's page refuses a cancelled request.
      const onFirst = () => (n % 2 ? sandbox.approve(request).catch(() => null) : press(first));
      await Promise.all([onFirst(), onSecond()]);
      const open = await approvable();
      expect(open.length).toBeLessThanOrEqual(1);
      for (const { id } of open) await sandbox.approve(id);
      await reconcileAll();
      expect(await approvable()).toEqual([]);
      expect(await debits()).toHaveLength(1);
    }
  });
});
