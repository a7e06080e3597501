import { expect, it } from "vitest";
import { savePlan, startSignUp } from "@/app/[market]/get-started/actions";
import { freshState } from "@/components/sign-up/form/form-state";
import { issueLink, openLink } from "@/db/queries/links";
import { drafts } from "@/db/schema";
import type { FormValues } from "@/lib/sign-up/form";
import { setPurchaseCookie } from "@/server/http/cookies";
import { rateLimit } from "@/server/http/limits";
import { currentDraft } from "@/server/sign-up/drafts";
import { newToken } from "@/server/token";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { form, post, redirectOf } from "@/tests/support/sign-up/tab";
import { address, save, typed } from "./linked";

process.env.TRUSTED_PROXIES = "1";

const start = "/uk/get-started";
const begin = (values: FormValues = {}) =>
  redirectOf(() => startSignUp(freshState({}), form("uk", { market: "uk", ...values })));

describeOnDatabase("F58: 'Get Started' when no sign-up can be started", (use) => {
  const from = (address: string) =>
    newBrowser({ "x-forwarded-for": `${address}, 127.0.0.1` }, { runsScripts: false });

  async function begun() {
    from("203.0.113.30");
    await begin();
    const draft = await currentDraft();
    if (!draft) throw new Error("nothing was begun");
    return draft;
  }

  const browsers = {
    "whose sign-up has moved": async () => {
      const { id } = await begun();
      await save(typed(), "uk");
      const [link, draftHash, purchaseHash] = [newToken().hash, newToken().hash, newToken().hash];
      await issueLink(use().db, id, link, address);
      await openLink(use().db, link, { draftHash, purchaseHash });
    },
    "that has bought": async () => {
      await begun();
      const ownerTokenHash = (await setPurchaseCookie()) ?? "";
      await aSubmission(use().db, { ownerTokenHash, paymentStatus: "processing" });
      await use().db.delete(drafts);
    },
    "that has bought, and whose answers are still kept": async () => {
      const { id: draftId } = await begun();
      const ownerTokenHash = (await setPurchaseCookie()) ?? "";
      const submission = { draftId, ownerTokenHash, paymentStatus: "processing" } as const;
      const { id: submissionId } = await aSubmission(use().db, submission);
      await use().db.update(drafts).set({ submissionId, submittedAt: new Date() });
    },
    "that is new": async () => void from("203.0.113.30"),
  };

  it.each(Object.entries(browsers))("tells a browser %s how long to wait", async (_, prepare) => {
    await prepare();
    const before = await currentDraft();
    for (let n = 0; n < 40; n += 1) await rateLimit("begin_sign_up");
    expect(await begin()).toMatch(/^\/uk\/get-started\?market=uk&wait=(5\d|60)$/);
    expect(await currentDraft()).toEqual(before);
  });

  it.each(["whose sign-up has moved", "that has bought"] as const)(
    "begins no other sign-up for a plan form with a mistake, sent by a browser %s",
    async (which) => {
      await browsers[which]();
      const before = await use().db.$count(drafts);
      expect(await post(savePlan, "uk", { plan: "gold" })).toMatch(/^\/uk\/get-started(\/continue)?$/);
      expect(await use().db.$count(drafts)).toBe(before);
    },
  );

  it("is rejected with a notice, keeping the choice, when the sign-up under way was saved too often", async () => {
    const draft = await begun();
    for (let n = 0; n < 60; n += 1) await rateLimit("save_step", [draft.id]);
    const chosen = { market: "us", geo: "ip", plan: "professional", rollover: "on" };
    expect(await begin(chosen)).toMatch(/\?market=us&geo=ip&plan=professional&rollover=on&wait=[45]$/);
    expect(await currentDraft()).toEqual(draft);
  });

  it("continues a sign-up under way in that currency, however often it was saved", async () => {
    const draft = await begun();
    for (let n = 0; n < 60; n += 1) await rateLimit("save_step", [draft.id]);
    expect(await begin()).toBe(`${start}/plan`);
    expect(await currentDraft()).toEqual(draft);
  });

  it("reports an error when the database does not respond to a returning browser", async () => {
    await begun();
    const opened = Promise.resolve(use());
    const down = Promise.reject(new Error("away"));
    down.catch(() => undefined);
    Object.assign(globalThis, { jackDatabase: down });
    try {
      expect(await begin()).toBe(`${start}?market=uk&begun=0`);
      from("203.0.113.31");
      expect(await begin()).toBe(`${start}/plan`);
    } finally {
      Object.assign(globalThis, { jackDatabase: opened });
    }
  });
});
