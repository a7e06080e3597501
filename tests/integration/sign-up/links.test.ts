import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { draftKeys, drafts, outbox } from "@/db/schema";
import { currentDraft } from "@/server/sign-up/drafts";
import { followLink, linkPage, sendLink } from "@/server/sign-up/links";
import { holdsCookie, newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail } from "@/tests/support/drain-mail";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { address, begun, followMailedLink, plan } from "./linked";

const { messages: mails, mailedKey } = mailboxOfFile();

describeOnDatabase("F50: a link to another device", (use) => {
  const everything = async () => [
    await use().db.select().from(drafts),
    await use().db.select().from(draftKeys).orderBy(draftKeys.tokenHash),
  ];

  it("changes nothing when it is opened, however often", async () => {
    const { draft } = await begun();
    expect(await linkPage(null)).toMatchObject({
      state: "ask",
      email: address,
      contactEmail: address,
      isSubmitted: false,
    });
    expect(await sendLink(draft, address)).toEqual({ ok: true });
    const key = await mailedKey();
    expect(await mails()).toMatchObject([{ to: [address], subject: "Continue your Jack sign-up" }]);
    const before = await everything();
    newBrowser();
    for (const _ of ["a scanner", "a person"])
      expect(await linkPage(key)).toEqual({
        state: "open",
        goOnAt: "review",
        opens: "answers",
        replacesAnother: false,
      });
    expect(holdsCookie()).toBe(false);
    expect(await everything()).toEqual(before);
  });

  it("is stored nowhere but in the mail, and the address only with the draft", async () => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    const queued = JSON.stringify(await use().db.select().from(outbox));
    const keys = JSON.stringify(await use().db.select().from(draftKeys));
    for (const kept of [queued, keys]) expect(kept).not.toContain(key);
    expect(queued).not.toContain(address);
    expect(await use().db.select().from(drafts)).toMatchObject([{ linkEmail: address }]);
    await use().db.delete(drafts);
    expect(await use().db.$count(draftKeys)).toBe(0);
  });

  it("expires with its answers, and is not sent after they are deleted", async () => {
    const { draft } = await begun();
    await sendLink(draft, address);
    const key = await mailedKey();
    await sendLink(draft, address);
    await use().db.update(drafts).set({ expiresAt: sql`now() - interval '1 second'` });
    newBrowser();
    expect(await linkPage(key)).toEqual({ state: "closed" });
    expect(await followMailedLink(key)).toBe("closed");
    expect(await drainMail()).toEqual({ done: 1, later: 0 });
    expect(await mails()).toHaveLength(1);
  });

  it.each(["", "x", "0".repeat(43), "__proto__"])("that is %j is none of ours", async (key) => {
    newBrowser();
    expect(await linkPage(key)).toEqual({ state: "closed" });
    expect(await followMailedLink(key)).toBe("closed");
  });

  it.each(["", "x", "__proto__"])("gives no sign-up to a browser that would hold %j", async (token) => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    newBrowser();
    expect(await followLink(key, token)).toBe("closed");
    expect(await linkPage(key)).toMatchObject({ state: "open" });
  });

  it("does not work as a cookie, nor a cookie as a link", async () => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    const { cookies } = await import("@/tests/support/browser");
    const own = (await cookies()).get("jack-draft")?.value ?? "";
    newBrowser();
    expect(await linkPage(own)).toEqual({ state: "closed" });
    (await cookies()).set("jack-draft", key);
    expect(await currentDraft()).toBeNull();
  });

  it("says when it replaces another sign-up, and when there are no answers to move", async () => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    await begun({ plan }, "ca");
    expect(await linkPage(key)).toMatchObject({ state: "open", replacesAnother: true });
    newBrowser();
    expect(await linkPage(null)).toEqual({ state: "nothing" });
  });

  it("is sent five times an hour for one sign-up, and to one address", async () => {
    const { draft } = await begun();
    for (let n = 0; n < 5; n += 1)
      expect(await sendLink(draft, `rosa${n}@harbour.example`)).toEqual({ ok: true });
    expect(await sendLink(draft, "rosa6@harbour.example")).toMatchObject({ ok: false, minutes: 60 });
    for (let n = 0; n < 5; n += 1)
      expect(await sendLink((await begun()).draft, n % 2 ? address : address.toUpperCase())).toEqual({
        ok: true,
      });
    expect(await sendLink((await begun()).draft, address)).toMatchObject({ ok: false, minutes: 60 });
    expect(await use().db.$count(outbox)).toBe(10);
  });
});
