import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createDraft } from "@/db/queries/drafts";
import { drafts, paymentMoves } from "@/db/schema";
import { readPage } from "@/desk/list/read";
import { moveList } from "@/desk/payments/list";
import { draftList } from "@/desk/unfinished/list";
import { readDraftPage } from "@/desk/unfinished/read";
import { describeOnDatabase } from "../../support/database/database";
import { aDraft, answers, aSubmission, start } from "../../support/database/rows";
import { contact } from "../../support/full-answers";

describeOnDatabase("unfinished sign-ups", (use) => {
  const withContact = (address: string) =>
    createDraft(
      use().db,
      start,
      { ...answers, contact: { ...contact, contactEmail: address } },
      crypto.randomUUID(),
    );

  it("are those with an address that were not submitted, the last seen first", async () => {
    const { db } = use();
    await aDraft(db);
    const linked = await aDraft(db);
    await db.update(drafts).set({ linkEmail: "link@bakery.example" }).where(eq(drafts.id, linked.id));
    const expired = await withContact("gone@bakery.example");
    await db
      .update(drafts)
      .set({ expiresAt: new Date(0) })
      .where(eq(drafts.id, expired.id));
    const submitted = await withContact("done@bakery.example");
    await db
      .update(drafts)
      .set({ submissionId: submitted.id, submittedAt: new Date() })
      .where(eq(drafts.id, submitted.id));
    await withContact("ada@bakery.example");
    await db.execute(
      sql`update drafts set updated_at = now() - interval '1 hour' where link_email is not null`,
    );
    const { rows } = await readPage(draftList, {});
    expect(rows.map(({ email }) => email)).toEqual(["ada@bakery.example", "link@bakery.example"]);
  });

  it("show the step they reached and the saved answers", async () => {
    const { id } = await withContact("ada@bakery.example");
    const page = await readDraftPage(id);
    expect(page).toMatchObject({ email: "ada@bakery.example", step: "business", market: "uk" });
    expect(page?.answers).toMatchObject({ ...answers, contact: { contactEmail: "ada@bakery.example" } });
    for (const unknown of ["x", (await aDraft(use().db)).id]) expect(await readDraftPage(unknown)).toBeNull();
  });
});

describeOnDatabase("payments", (use) => {
  it("list all changes of status, the newest first", async () => {
    const { db } = use();
    const { id } = await aSubmission(db);
    await db.insert(paymentMoves).values([
      { submissionId: id, from: "pending", to: "abandoned", cause: "not_finished" },
      { submissionId: id, from: "processing", to: "confirmed", cause: "mandates.active EV1" },
    ]);
    const { rows } = await readPage(moveList, {});
    expect(rows).toMatchObject([{ to: "confirmed", signUp: { id } }, { to: "abandoned" }]);
  });
});
