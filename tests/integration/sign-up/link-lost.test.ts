import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { draftKeys, drafts } from "@/db/schema";
import { currentDraft, type Draft } from "@/server/sign-up/drafts";
import { followLink, linkPage, sendLink, tokenForThisBrowser } from "@/server/sign-up/links";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { address, answersHere, begun, followMailedLink, plan, save, typed } from "./linked";

const { mailedKey } = mailboxOfFile();

describeOnDatabase("F56: a link to another device, after a lost response,", (use) => {
  /** A press whose response is lost: the browser has no cookie. */
  async function pressedInVain(key: string): Promise<void> {
    newBrowser();
    await followMailedLink(key);
    newBrowser();
  }

  async function mailed(draft: Draft): Promise<string> {
    await sendLink(draft, address);
    return mailedKey();
  }

  it("opens again with another secret, and moves the sign-up with its answers", async () => {
    const { draft, comeBack } = await begun();
    const key = await mailed(draft);
    for (let n = 0; n < 3; n += 1) await pressedInVain(key);
    expect(await linkPage(key)).toMatchObject({ state: "open", opens: "answers", goOnAt: "review" });
    expect(await followMailedLink(key)).toBe("/us/get-started/review");
    expect(await answersHere()).toEqual(typed());
    comeBack();
    expect(await currentDraft()).toBeNull();
    expect(await linkPage(null)).toEqual({ state: "moved" });
    expect(await use().db.$count(drafts)).toBe(1);
  });

  it("tells a browser that did get the response that the sign-up has moved on", async () => {
    const key = await mailed((await begun()).draft);
    const first = newBrowser();
    await followMailedLink(key);
    newBrowser();
    expect(await followMailedLink(key)).toBe("/us/get-started/review");
    first();
    expect(await currentDraft()).toBeNull();
    expect(await linkPage(null)).toEqual({ state: "moved" });
  });

  const goesOn = {
    "was saved": async () => void (await save({ ...typed(), plan: { ...plan, hasRollover: true } })),
    "was sent on": async () => {
      const draft = await currentDraft();
      if (draft) await sendLink(draft, "desk@harbour.example");
    },
    "was submitted": async () => {
      const { id } = await aSubmission(use().db, { contactEmail: address });
      await use().db.update(drafts).set({ submissionId: id, submittedAt: new Date() });
    },
  };

  it.each(Object.entries(goesOn))("is closed once the sign-up %s in the new browser", async (_, goOn) => {
    const key = await mailed((await begun()).draft);
    newBrowser();
    await followMailedLink(key);
    await goOn();
    const held = await currentDraft();
    const keys = await use().db.select().from(draftKeys);
    newBrowser();
    expect(await linkPage(key)).toMatchObject({ state: "used" });
    expect(await followMailedLink(key)).toBe("closed");
    expect(await use().db.select({ id: drafts.id }).from(drafts)).toEqual([{ id: held?.id }]);
    expect(await use().db.select().from(draftKeys)).toEqual(keys);
  });

  it.each(["11 minutes", "-11 minutes"])("is closed when it was used %s ago", async (ago) => {
    const key = await mailed((await begun()).draft);
    await pressedInVain(key);
    const at = sql`now() - ${ago}::interval`;
    await use().db.transaction(async (tx) => {
      await tx.update(drafts).set({ updatedAt: at });
      await tx.update(draftKeys).set({ usedAt: at }).where(sql`${draftKeys.use} = 'link'`);
    });
    expect(await linkPage(key)).toMatchObject({ state: "used" });
    expect(await followMailedLink(key)).toBe("closed");
  });

  it("gives a browser access once: the secret of an earlier press no longer works", async () => {
    const key = await mailed((await begun()).draft);
    const token = tokenForThisBrowser();
    newBrowser();
    await followLink(key, token);
    newBrowser();
    await followMailedLink(key);
    newBrowser();
    expect(await followLink(key, token)).toBe("closed");
    expect(await linkPage(key)).toMatchObject({ state: "open" });
  });
});
