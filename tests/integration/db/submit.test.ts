import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Draft } from "@/db/queries/drafts";
import { type SubmittedRow, submitDraft } from "@/db/queries/submit-draft";
import { drafts, outbox, paymentAttempts, submissions } from "@/db/schema";
import { isTransient, withoutParameters } from "@/server/failures";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { describeOnBothDatabases } from "@/tests/support/database/database";
import { aDraft, aRow } from "@/tests/support/database/rows";
import { jack250, jack250WithRollover } from "@/tests/support/prices";

const way = "mandate_request" as const;

describeOnBothDatabases("F06, F07: submitting a draft", (use) => {
  const submit = (draft: Pick<Draft, "id" | "version">, change: Partial<SubmittedRow> = {}) =>
    use().run((db) =>
      submitDraft(
        db,
        draft,
        { ...aRow(change), draftId: draft.id },
        { reference: `JK-${Math.random()}`, way, entriesOf: (one) => [signUpNoticeOf(one)] },
      ),
    );
  const stored = () => use().db.select().from(submissions);
  const submitted = async (draft: Pick<Draft, "id" | "version">, change: Partial<SubmittedRow> = {}) => {
    const result = await submit(draft, change);
    if (result.outcome !== "submitted") throw new Error(`expected a submission, not ${result.outcome}`);
    return result.submission;
  };
  const savedAgain = async ({ id, version }: Draft) => {
    await use()
      .db.update(drafts)
      .set({ version: version + 1 })
      .where(eq(drafts.id, id));
    return { id, version: version + 1 };
  };

  it("writes the complete row as pending, and marks the draft", async () => {
    const draft = await aDraft(use().db);
    const submission = await submitted(draft);
    expect(submission).toMatchObject({ ...aRow(), draftId: draft.id, paymentStatus: "pending" });
    const [marked] = await use().db.select().from(drafts);
    expect(marked).toMatchObject({ submissionId: submission.id, version: draft.version });
    expect(marked?.submittedAt).toBeInstanceOf(Date);
  });

  it("twenty times at once writes one row and returns twenty equal results", async () => {
    const draft = await aDraft(use().db);
    // On a busy machine a transaction may time out in the queue; a visitor would press again.
    const press = () =>
      submit(draft)
        .catch(withoutParameters)
        .catch((error: unknown) => {
          if (!isTransient(error)) throw error;
          return submit(draft);
        });
    const results = await Promise.all(Array.from({ length: 20 }, press));
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(await use().db.select().from(outbox)).toMatchObject([
      { kind: "sign_up_notice", payload: { submissionId: row?.id } },
    ]);
    for (const result of results)
      expect(result).toMatchObject({
        outcome: "submitted",
        submission: { id: row?.id, reference: row?.reference },
      });
  });

  it("of another version than the visitor saw writes nothing", async () => {
    const draft = await aDraft(use().db);
    await savedAgain(draft);
    expect(await submit(draft)).toEqual({ outcome: "stale" });
    expect(await stored()).toEqual([]);
  });

  it("again after a change updates the price of the same row and keeps its reference and first date", async () => {
    const draft = await aDraft(use().db);
    const first = await submitted(draft);
    const [marked] = await use().db.select().from(drafts);
    const price = {
      planPrice: jack250WithRollover.minor,
      hasRollover: true,
      rolloverPrice: 20_00,
      baseRolloverPriceGbp: 20_00,
    };
    const second = await submitted(await savedAgain(draft), price);
    const { id, reference, createdAt } = first;
    expect(second).toMatchObject({ id, reference, createdAt, ...price });
    expect(await stored()).toHaveLength(1);
    expect((await use().db.select().from(drafts))[0]?.submittedAt).toEqual(marked?.submittedAt);
  });

  it.each(["processing", "confirmed", "failed"] as const)("changes nothing once it is %s", async (status) => {
    const draft = await aDraft(use().db);
    const { id } = await submitted(draft);
    const debit = { mandateId: "MD1", subscriptionId: "SB1" };
    await use()
      .db.update(submissions)
      .set({ paymentStatus: status, ...debit });
    const again = await submit(draft, { businessName: "Somebody Else Ltd" });
    expect(again).toMatchObject({ outcome: "final", submission: { id, businessName: aRow().businessName } });
    expect((await stored())[0]?.businessName).toBe(aRow().businessName);
  });

  it("changes nothing once the provider's request is fulfilled", async () => {
    const draft = await aDraft(use().db);
    const { id: submissionId } = await submitted(draft);
    const attempt = { submissionId, way: "mandate_request", amount: jack250.minor, currency: "GBP" } as const;
    await use()
      .db.insert(paymentAttempts)
      .values({ ...attempt, status: "fulfilled" });
    expect(await submit(draft, { planPrice: 1_00 })).toMatchObject({ outcome: "final" });
    expect((await stored())[0]?.planPrice).toBe(jack250.minor);
  });

  it("that is deleted gives its submission, or nothing", async () => {
    const [draft, other] = [await aDraft(use().db), await aDraft(use().db)];
    const { id } = await submitted(draft);
    await use().db.delete(drafts);
    expect(await submit(draft)).toMatchObject({ outcome: "final", submission: { id } });
    expect(await submit(other)).toEqual({ outcome: "stale" });
  });

  it("that the table rejects leaves the draft open for another attempt", async () => {
    const draft = await aDraft(use().db);
    await expect(submit(draft, { businessName: " " })).rejects.toThrow();
    expect(await stored()).toEqual([]);
    const [open] = await use().db.select().from(drafts).where(eq(drafts.id, draft.id));
    expect(open).toMatchObject({ submissionId: null, submittedAt: null });
    await submitted(draft);
  });

  it("races a second tab that saves: either the press comes first or it is stale", async () => {
    const draft = await aDraft(use().db);
    const [result] = await Promise.all([
      submit(draft),
      use()
        .db.update(drafts)
        .set({ version: sql`${drafts.version} + 1` }),
    ]);
    expect(["submitted", "stale"]).toContain(result.outcome);
    expect(await stored()).toHaveLength(result.outcome === "submitted" ? 1 : 0);
  });
});
