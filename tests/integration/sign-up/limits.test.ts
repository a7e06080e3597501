import { expect, it } from "vitest";
import { savePlan } from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { freshState, type StepAction } from "@/components/sign-up/form/form-state";
import { drafts, limitCounts, submissions } from "@/db/schema";
import { defaultEdition } from "@/lib/markets/editions";
import { reviewedChoice } from "@/lib/sign-up/review";
import { limits } from "@/server/http/limit-table";
import { rateLimit } from "@/server/http/limits";
import { termsVersion } from "@/server/legal/texts";
import { currentDraft } from "@/server/sign-up/drafts";
import { newBrowser } from "@/tests/support/browser";
import { repeated } from "@/tests/support/counts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { form, redirectOf, send } from "@/tests/support/sign-up/tab";
import { first, straight } from "@/tests/support/sign-up/wizard-model";

process.env.TRUSTED_PROXIES = "1";

const from = (address: string) => newBrowser({ "x-forwarded-for": `${address}, 127.0.0.1` });
const begin = () => send({ tab: 0, does: "begin", currencyOf: "uk" }, first);

/** The state returned by a form that does not redirect. */
async function returnedState(action: StepAction, values: Record<string, string>) {
  let notice: Awaited<ReturnType<StepAction>>["notice"] = null;
  await redirectOf(async () => {
    notice = (await action(freshState(values), form("uk", values))).notice;
  });
  return notice;
}

/** A slow test may lose a minute of the window. */
const minutes = { 5: "[45]", 10: "(9|10)", 60: "(5\\d|60)" };
const pleaseWait = waitFor(60);
function waitFor(most: keyof typeof minutes) {
  const text = new RegExp(
    `too many attempts just now. Nothing is lost: wait up to ${minutes[most]} minutes, then try again.$`,
  );
  return { title: "Please wait a little", text: expect.stringMatching(text) };
}

describeOnDatabase("F20: a rate-limited address", (use) => {
  it("starts at most forty sign-ups an hour, without affecting others or a sign-up under way", async () => {
    const underWay = from("203.0.113.7");
    await begin();
    for (let n = 2; n <= 38; n += 1) await rateLimit("begin_sign_up");
    for (let n = 39; n <= 41; n += 1) {
      from("203.0.113.7");
      await begin();
    }
    expect(await use().db.$count(drafts)).toBe(3);
    expect(await returnedState(savePlan, { planType: "starter" })).toEqual(pleaseWait);
    expect(await returnedState(savePlan, { planType: "starter", intent: "currency.us" })).toEqual(pleaseWait);
    underWay();
    expect(await returnedState(savePlan, { planType: "starter" })).toBeNull();
    from("203.0.113.8");
    expect(await returnedState(savePlan, { planType: "starter" })).toBeNull();
    expect(await use().db.$count(drafts)).toBe(4);
  });

  it("sets up payment only so often in an hour, and answers are kept", async () => {
    from("203.0.113.9");
    for (const act of straight.slice(0, -1)) await send(act, first);
    for (let n = 0; n < limits.set_up_payment.network.max; n += 1) await rateLimit("set_up_payment");
    const draft = await currentDraft();
    const shown = {
      choice: reviewedChoice("uk", { planType: "starter", hasRollover: true }),
      terms: termsVersion(defaultEdition),
    };
    const review = { planType: "starter", "rollover.starter": "on", termsAccepted: "on", ...shown };
    expect(await returnedState(submitReview, { ...review, version: String(draft?.version) })).toEqual(
      pleaseWait,
    );
    expect(await use().db.$count(submissions)).toBe(0);
    expect(await currentDraft()).toEqual(draft);
  });
});

const saves = repeated("DRAFT_SAVES", { few: 64, many: 1_000 });

describeOnDatabase(`F38: a browser that saves one step ${saves} times at a stretch`, (use) => {
  const save = (n: number) => returnedState(savePlan, { planType: n % 2 ? "starter" : "professional" });
  /** Counts saves of this browser's draft, without saving. */
  const savedBefore = async (times: number) => {
    const id = (await currentDraft())?.id ?? "";
    for (let n = 0; n < times; n += 1) await rateLimit("save_step", [id]);
  };

  it("is rate-limited after sixty, and rejected saves write nothing", async () => {
    newBrowser();
    await begin();
    await savedBefore(58);
    for (let n = 59; n <= 60; n += 1) expect(await save(n)).toBeNull();
    const saved = await currentDraft();
    const counts = await use().db.select().from(limitCounts);
    for (let n = 61; n <= saves; n += 1) expect(await save(n)).toEqual(waitFor(5));
    expect(await currentDraft()).toEqual(saved);
    expect(await use().db.select().from(limitCounts)).toEqual(counts);

    await use()
      .db.update(limitCounts)
      .set({ resetsAt: new Date(0) });
    expect(await save(1)).toBeNull();
  });

  it("F53: without JavaScript has ten more forms stored, then only an address with a notice, and no save", async () => {
    newBrowser({}, { runsScripts: false });
    await begin();
    const leads = (n: number) =>
      redirectOf(() =>
        savePlan(freshState({}), form("uk", { planType: n % 2 ? "starter" : "professional" })),
      );
    await savedBefore(58);
    for (let n = 59; n <= 60; n += 1) expect(await leads(n)).toBe("/uk/get-started/rollover");
    for (let n = 1; n <= 10; n += 1) expect(await leads(n)).toBe("/uk/get-started/plan");
    const held = await currentDraft();
    expect(held?.refusedAnswer).toMatchObject({
      form: "plan",
      notice: waitFor(5),
      values: { planType: "professional" },
    });
    const counts = await use().db.select().from(limitCounts);
    for (let n = 61; n <= saves; n += 1) {
      const plan = n % 2 ? "starter" : "professional";
      expect(await leads(n)).toMatch(new RegExp(`^/uk/get-started/plan\\?plan=${plan}&wait=[45]$`));
    }
    expect(await currentDraft()).toEqual(held);
    expect(await use().db.select().from(limitCounts)).toEqual(counts);
  });

  it("does not affect others, unless they share the address of many sign-ups", async () => {
    from("203.0.113.20");
    await begin();
    await savedBefore(60);
    expect(await save(61)).toEqual(waitFor(5));
    from("203.0.113.20");
    await begin();
    expect(await save(1)).toBeNull();
    from("203.0.113.21");
    for (let n = 0; n < 200; n += 1) await rateLimit("save_step");
    await begin();
    expect(await save(1)).toEqual(waitFor(10));
  });
});
