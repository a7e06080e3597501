import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeDraft, createDraft, findDraft, saveRefusedAnswer } from "@/db/queries/drafts";
import { purgeRecords } from "@/db/queries/retention";
import { draftKeys, drafts } from "@/db/schema";
import { retention } from "@/lib/retention";
import { answersVersion, readAnswers } from "@/lib/sign-up/answers";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aDraft, answers, start } from "@/tests/support/database/rows";

const business = {
  businessName: "Harbour Bakery Ltd",
  companiesHouseNumber: "12345678",
  registeredAddress: { addressLine1: "", addressLine2: "", locality: "", region: "", postalCode: "" },
  directors: [],
};
const contact = {
  contactName: "Ada Byron",
  contactEmail: "ada@bakery.example",
  contactPhone: "",
  accountingSoftware: "xero",
} as const;

describeOnDatabase("a draft", (use) => {
  const expire = (id: string) =>
    use().db.update(drafts).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(drafts.id, id));

  it("is found by the hash of its token only", async () => {
    const draft = await aDraft(use().db, "hash");
    expect(await findDraft(use().db, "hash")).toEqual(draft);
    expect(await findDraft(use().db, "other")).toBeNull();
    expect(await changeDraft(use().db, "other", () => ({ market: "ca" }))).toBeNull();
  });

  it("stores its answers and version, and expires a week after the last save", async () => {
    const draft = await aDraft(use().db);
    expect(readAnswers(draft.answers)).toEqual(answers);
    expect(draft).toMatchObject({ ...start, version: 1, answersVersion, submissionId: null });
    const days = (draft.expiresAt.getTime() - draft.createdAt.getTime()) / 86_400_000;
    expect(days).toBeCloseTo(retention.draftDays, 1);
    await use().db.update(drafts).set({ expiresAt: sql`now() + interval '1 hour'` });
    await aDraft(use().db, "hash");
    const saved = await changeDraft(use().db, "hash", () => ({ answers: {} }));
    expect(saved?.expiresAt.getTime()).toBeGreaterThanOrEqual(draft.expiresAt.getTime());
  });

  it("increments its version with each save and keeps unchanged answers", async () => {
    await aDraft(use().db, "hash");
    const currencyOverrideAt = new Date("2026-11-20T10:00:00.123Z");
    const saved = await changeDraft(use().db, "hash", () => ({ market: "us", currencyOverrideAt }));
    expect(saved).toMatchObject({ ...start, version: 2, market: "us", answers, currencyOverrideAt });
    expect(await changeDraft(use().db, "hash", () => null)).toMatchObject({ version: 2, market: "us" });
  });

  it("keeps both steps when two tabs save at once", async () => {
    await aDraft(use().db, "hash");
    const save = (added: object) =>
      use().run((db) =>
        changeDraft(db, "hash", (held) => ({ answers: { ...readAnswers(held.answers), ...added } })),
      );
    await Promise.all([save({ business }), save({ contact })]);
    expect(await findDraft(use().db, "hash")).toMatchObject({
      version: 3,
      answers: { ...answers, business, contact },
    });
  });

  it("is unchanged when a save fails", async () => {
    await aDraft(use().db, "hash");
    const failing = changeDraft(use().db, "hash", () => {
      throw new Error("no such plan");
    });
    await expect(failing).rejects.toThrow("no such plan");
    expect(await findDraft(use().db, "hash")).toMatchObject({ version: 1, answers });
  });

  it("cannot be opened after it expires, and is deleted with its keys", async () => {
    const old = await aDraft(use().db, "old");
    await aDraft(use().db, "young");
    await expire(old.id);
    expect(await findDraft(use().db, "old")).toBeNull();
    expect(await changeDraft(use().db, "old", () => ({ market: "ca" }))).toBeNull();
    expect(await purgeRecords(use().db, new Date())).toBe(1);
    expect(await use().db.select({ tokenHash: draftKeys.tokenHash }).from(draftKeys)).toEqual([
      { tokenHash: "young" },
    ]);
  });

  it("stores a rejected form as typed until its step is saved, without counting as a save", async () => {
    const draft = await aDraft(use().db, "hash");
    const held = {
      form: "business" as const,
      values: { businessName: "Harbour\u0000 \ud800 $1 Bakery" },
      problems: [{ field: "businessName", message: "forbiddenCharacters" }],
      notice: null,
      resultMessage: null,
    };
    await saveRefusedAnswer(use().db, draft, held);
    expect(await findDraft(use().db, "hash")).toEqual({ ...draft, refusedAnswer: held });
    const saved = await changeDraft(use().db, "hash", () => ({ market: "us", refusedAnswer: null }));
    expect(saved).toMatchObject({ version: 2, refusedAnswer: null });
    await saveRefusedAnswer(use().db, draft, held);
    expect(await findDraft(use().db, "hash")).toEqual(saved);
  });

  it("never shares a token with another, and writes nothing if it would", async () => {
    await aDraft(use().db, "hash");
    await expect(createDraft(use().db, start, {}, "hash")).rejects.toThrow();
    expect(await use().db.$count(drafts)).toBe(1);
  });
});
