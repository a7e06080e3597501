import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { changeDraft, type Draft, findDraft } from "@/db/queries/drafts";
import { issueLink, openLink, orderLink } from "@/db/queries/links";
import { draftKeys, drafts, submissions } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { readAnswers } from "@/lib/sign-up/answers";
import { continueLink } from "@/server/mail/mails/continue-link";
import { submit } from "@/server/sign-up/submit";
import { newToken } from "@/server/token";
import { newBrowser } from "@/tests/support/browser";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { address, begun, plan, typed } from "./linked";

const rounds = repeated("MOVES", { few: 5, many: 100 });

describeOnDatabase("F50: a link to another device, in a race,", (use) => {
  /** The hash of a new link's token. */
  async function linkTo(draft: Draft): Promise<string> {
    const { token, hash } = newToken();
    const mail = continueLink.entry(token, { draftId: draft.id });
    await orderLink(use().db, draft.id, { email: address, edition: draft.edition, mail });
    await issueLink(use().db, draft.id, hash);
    return hash;
  }

  /** Without cookies, because these browsers share one jar. */
  const pressed = async (link: string, draftHash: string = newToken().hash) => {
    const browser = { draftHash, purchaseHash: newToken().hash };
    const opened = await use().run((db) => openLink(db, link, browser));
    return opened?.opens === "answers" ? opened.draft : null;
  };
  const opening = () => use().db.$count(draftKeys, eq(draftKeys.use, "browser"));

  beforeEach(() => void newBrowser());

  it("moves the sign-up once when used twice at once in one browser", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      const { draft } = await begun();
      const link = await linkTo(draft);
      const { hash } = newToken();
      const moved = await Promise.all([pressed(link, hash), pressed(link, hash)]);
      expect(moved.map((one) => one?.id)).toEqual([draft.id, draft.id]);
      expect(await findDraft(use().db, hash)).toMatchObject({ id: draft.id, answers: typed() });
    }
  });

  it("gives the sign-up to the last of two browsers that use it at once", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      const link = await linkTo((await begun()).draft);
      const [one, other] = [newToken().hash, newToken().hash];
      await Promise.all([pressed(link, one), pressed(link, other)]);
      const opens = await Promise.all([one, other].map((hash) => findDraft(use().db, hash)));
      expect(opens.filter((draft) => draft !== null)).toHaveLength(1);
      expect([await use().db.$count(drafts), await opening()]).toEqual([1, 1]);
    }
  });

  it("moves the sign-up once when it was sent twice, and the other link closes", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      const { draft } = await begun();
      const [one, other] = [await linkTo(draft), await linkTo(draft)];
      const moved = await Promise.all([pressed(one), pressed(other)]);
      expect(moved.filter((draft) => draft !== null)).toHaveLength(1);
      await use().db.update(drafts).set({ updatedAt: new Date() });
      for (const link of [one, other]) expect(await pressed(link)).toBeNull();
      expect([await use().db.$count(drafts), await opening()]).toEqual([1, 1]);
    }
  });

  it("is used while the first browser saves: the save precedes the move or is rejected", async () => {
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(drafts);
      const { draft } = await begun();
      const link = await linkTo(draft);
      const [first] = await use().db.select().from(draftKeys).where(eq(draftKeys.use, "browser"));
      const answers = { ...typed(), plan: { ...plan, hasRollover: true } };
      const [, saved] = await Promise.all([
        pressed(link),
        use().run((db) => changeDraft(db, first?.tokenHash ?? "", () => ({ answers }))),
      ]);
      const [kept, ...more] = await use().db.select().from(drafts);
      expect(more).toEqual([]);
      expect(readAnswers(kept?.answers).plan?.hasRollover).toBe(saved !== null);
    }
  });

  it("is used while the first browser submits: it submits before, and keeps the draft, or not at all", async () => {
    const edition = mainEdition("uk");
    const accepted = { termsVersion: "terms", acceptedAt: new Date(), overFrench: null };
    const reviewed = { edition, ownerTokenHash: "first", ...accepted };
    for (let n = 0; n < rounds; n += 1) {
      await use().db.delete(submissions);
      await use().db.delete(drafts);
      const { draft } = await begun();
      const link = await linkTo(draft);
      const { hash } = newToken();
      const [moved, { outcome }] = await Promise.all([
        pressed(link, hash),
        submit(draft, { version: draft.version, ...reviewed }),
      ]);
      expect(outcome).toBe(moved ? "stale" : "submitted");
      expect((await findDraft(use().db, hash))?.id ?? null).toBe(moved?.id ?? null);
      expect([await use().db.$count(drafts), await opening()]).toEqual([1, 1]);
    }
  });
});
