import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { draftKeys, drafts, outbox } from "@/db/schema";
import type { MarketCode } from "@/lib/markets";
import { currentDraft, type Draft, saveStep } from "@/lib/server/onboarding/drafts";
import { followLink, linkPage, sendLink } from "@/lib/server/onboarding/links";
import { workOn } from "@/lib/server/worker/lanes";
import { startMail } from "@/sandbox/mail";
import { describeOnBothDatabases } from "../database";
import { controlAt } from "../sandbox/ground";
import { holdsCookie, newBrowser } from "./visitor";

vi.mock("next/headers", () => import("./visitor"));

const folder = mkdtempSync(join(tmpdir(), "links-"));
let mailbox: Awaited<ReturnType<typeof startMail>>;

beforeAll(async () => {
  mailbox = await startMail({ pagePort: 0, smtpPort: 0, folder });
  process.env.SMTP_URL = `smtp://127.0.0.1:${mailbox.smtpPort}`;
});
beforeEach(() => controlAt(mailbox.url)("POST", "reset", {}));
afterAll(async () => {
  await mailbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Message = { to: string[]; subject: string; text: string };
const mails = async (): Promise<Message[]> =>
  (await (await fetch(`${mailbox.url}/messages`)).json()).messages;

const address = "rosa@harbour.example";
const silent = { language: null, trapFilled: false };

/** A browser in which the plan was chosen. */
async function begun(shownIn: MarketCode = "us"): Promise<{ draft: Draft; comeBack: () => void }> {
  const comeBack = newBrowser();
  const plan = { planType: "starter", hasRollover: false } as const;
  await saveStep({ step: "plan", shownIn, answer: () => ({ plan }) }, silent);
  const draft = await currentDraft();
  if (!draft) throw new Error("nothing was begun");
  return { draft, comeBack };
}

/** The secret in the last mail. */
async function mailedKey(): Promise<string> {
  await workOn("mail");
  const [mail] = await mails();
  return /\/us\/get-started\/continue\?key=([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? "no key";
}

describeOnBothDatabases("a link to another device", (use) => {
  it("opens the same answers on one more device, once, however often it is looked at", async () => {
    const { draft, comeBack } = await begun();
    expect(await linkPage(null)).toMatchObject({ state: "ask", email: "", goOnAt: "rollover" });
    expect(await sendLink(draft, address)).toEqual({ ok: true });
    const key = await mailedKey();
    expect(await mails()).toMatchObject([{ to: [address], subject: "Continue your Jack sign-up" }]);

    newBrowser();
    for (const _ of ["a scanner", "a person"])
      expect(await linkPage(key)).toEqual({ state: "open", goOnAt: "rollover", replacesAnother: false });
    expect(holdsCookie()).toBe(false);
    expect(await followLink(key)).toBe("/us/get-started/rollover");
    expect((await currentDraft())?.id).toBe(draft.id);
    expect(await linkPage(key)).toEqual({ state: "here", place: "/us/get-started/rollover" });

    newBrowser();
    expect(await linkPage(key)).toEqual({ state: "closed" });
    expect(await followLink(key)).toBeNull();
    expect(holdsCookie()).toBe(false);

    comeBack();
    expect((await currentDraft())?.id).toBe(draft.id);
    expect(await linkPage(null)).toMatchObject({ state: "ask", email: address });
  });

  it("is pressed twice at once, and followed once", async () => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    newBrowser();
    const places = await Promise.all([followLink(key), followLink(key)]);
    expect(places.filter((place) => place !== null)).toEqual(["/us/get-started/rollover"]);
    expect((await use().db.select().from(draftKeys)).filter((held) => held.use === "browser")).toHaveLength(
      2,
    );
  });

  it("stands nowhere but in the mail, and the address only with the draft", async () => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    const kept = JSON.stringify([
      await use().db.select().from(draftKeys),
      await use().db.select().from(outbox),
    ]);
    expect(kept).not.toContain(key);
    expect(kept).not.toContain(address);
    expect(await use().db.select().from(drafts)).toMatchObject([{ linkEmail: address }]);
  });

  it("ends with its answers, and is not sent when they are gone", async () => {
    const { draft } = await begun();
    await sendLink(draft, address);
    const key = await mailedKey();
    await sendLink(draft, address);
    await use().db.update(drafts).set({ expiresAt: sql`now() - interval '1 second'` });
    newBrowser();
    expect(await linkPage(key)).toEqual({ state: "closed" });
    expect(await followLink(key)).toBeNull();
    expect(await workOn("mail")).toEqual({ done: 1, later: 0 });
    expect(await mails()).toHaveLength(1);
  });

  it.each(["", "x", "0".repeat(43), "__proto__"])("that is %j is none of ours", async (key) => {
    newBrowser();
    expect(await linkPage(key)).toEqual({ state: "closed" });
    expect(await followLink(key)).toBeNull();
  });

  it("is no cookie, and a cookie is no link", async () => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    const { cookies } = await import("./visitor");
    const own = (await cookies()).get("jack-draft")?.value ?? "";
    newBrowser();
    expect(await linkPage(own)).toEqual({ state: "closed" });
    (await cookies()).set("jack-draft", key);
    expect(await currentDraft()).toBeNull();
  });

  it("says when it takes the place of another sign-up, and that there is nothing to take along", async () => {
    await sendLink((await begun()).draft, address);
    const key = await mailedKey();
    await begun("ca");
    expect(await linkPage(key)).toMatchObject({ state: "open", replacesAnother: true });
    newBrowser();
    expect(await linkPage(null)).toEqual({ state: "nothing" });
  });

  it("is sent five times an hour for one sign-up, and to one address", async () => {
    const { draft } = await begun();
    for (let n = 0; n < 5; n += 1)
      expect(await sendLink(draft, `rosa${n}@harbour.example`)).toEqual({ ok: true });
    expect(await sendLink(draft, "rosa6@harbour.example")).toEqual({ ok: false, minutes: 60 });
    for (let n = 0; n < 5; n += 1)
      expect(await sendLink((await begun()).draft, n % 2 ? address : address.toUpperCase())).toEqual({
        ok: true,
      });
    expect(await sendLink((await begun()).draft, address)).toEqual({ ok: false, minutes: 60 });
    expect(await use().db.$count(outbox)).toBe(10);
  });
});
