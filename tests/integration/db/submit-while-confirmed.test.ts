import { count, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { writeOnVersion } from "@/db/queries/payments";
import { deleteDraft } from "@/db/queries/submissions";
import { submitDraft } from "@/db/queries/submit-draft";
import { drafts, submissions } from "@/db/schema";
import { signUpNoticeOf } from "@/server/mail/mails/firm-notices";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aDraft, aRow } from "@/tests/support/database/rows";
import { areWaiting } from "@/tests/support/database/waiting";
import { until } from "@/tests/support/time";

const way = "mandate_request" as const;

describeOnDatabase("a second press while the payment is being confirmed", (use) => {
  it("waits for the lock and finds the submission final", async () => {
    const { db, kind } = use();
    const draft = await aDraft(db);
    const press = () =>
      submitDraft(
        db,
        draft,
        { ...aRow(), draftId: draft.id },
        { reference: `JK-${Math.random()}`, way, entriesOf: (one) => [signUpNoticeOf(one)] },
      );
    const first = await press();
    if (first.outcome !== "submitted") throw new Error(first.outcome);
    const { submission } = first;
    let second: ReturnType<typeof press> | undefined;
    await writeOnVersion(db, submission, async (tx, current) => {
      second = press();
      if (kind === "postgresql") await until(() => areWaiting(db, 1));
      await tx.update(submissions).set({ paymentStatus: "processing" }).where(eq(submissions.id, current.id));
      await deleteDraft(tx, current);
    });
    expect(await second).toMatchObject({ outcome: "final", submission: { id: submission.id } });
    expect(await db.select({ left: count() }).from(drafts)).toEqual([{ left: 0 }]);
  });

  it("does not deadlock with it when an earlier press wrote the submission meanwhile", {
    tags: "postgres",
  }, async () => {
    const { db } = use();
    const draft = await aDraft(db);
    const reference = `JK-${Math.random()}`;
    const row = { ...aRow(), draftId: draft.id };
    let press: ReturnType<typeof submitDraft> | undefined;
    let confirmation: Promise<unknown> | undefined;
    await db.transaction(async (earlierPress) => {
      await earlierPress.select().from(drafts).for("update");
      press = submitDraft(db, draft, row, { reference, way, entriesOf: (one) => [signUpNoticeOf(one)] });
      await until(() => areWaiting(db, 1));
      const [submission] = await db
        .insert(submissions)
        .values({ ...row, reference, draftVersion: draft.version })
        .returning();
      if (!submission) throw new Error("no submission was written");
      await earlierPress.update(drafts).set({ submissionId: submission.id, submittedAt: new Date() });
      confirmation = writeOnVersion(db, submission, deleteDraft);
      await until(() => areWaiting(db, 2));
    });
    await confirmation;
    expect(await press).toMatchObject({ outcome: "final" });
  });
});
