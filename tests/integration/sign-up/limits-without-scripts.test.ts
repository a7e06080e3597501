import { like } from "drizzle-orm";
import { expect, it } from "vitest";
import { savePlan } from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { freshState } from "@/components/sign-up/form/form-state";
import { drafts, limitCounts } from "@/db/schema";
import type { MarketCode } from "@/lib/markets";
import { defaultEdition, mainEdition } from "@/lib/markets/editions";
import { reviewedChoice } from "@/lib/sign-up/review";
import type { WizardStep } from "@/lib/sign-up/steps";
import { setPurchaseCookie } from "@/server/http/cookies";
import { limits } from "@/server/http/limit-table";
import { rateLimit } from "@/server/http/limits";
import { termsVersion } from "@/server/legal/texts";
import { currentDraft } from "@/server/sign-up/drafts";
import { type Arrival, openStep } from "@/server/sign-up/open-step";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { form, redirectOf, send } from "@/tests/support/sign-up/tab";
import { first, straight } from "@/tests/support/sign-up/wizard-model";

process.env.TRUSTED_PROXIES = "1";

const begin = () => send({ tab: 0, does: "begin", currencyOf: "uk" }, first);

describeOnDatabase("F53: a browser without JavaScript that reaches a limit", (use) => {
  it("does not use up its network's limit after its own is reached", async () => {
    const browserOf = () =>
      newBrowser({ "x-forwarded-for": "203.0.113.22, 127.0.0.1" }, { runsScripts: false });
    browserOf();
    await begin();
    const press = () => redirectOf(() => savePlan(freshState({}), form("uk", { planType: "starter" })));
    const draft = await currentDraft();
    for (let n = 1; n <= 59; n += 1) await rateLimit("save_step", [draft?.id ?? ""]);
    expect(await press()).toBe("/uk/get-started/rollover");
    const saves = () => use().db.select().from(limitCounts).where(like(limitCounts.key, "save_step:%"));
    const counted = await saves();
    for (let n = 1; n <= 5; n += 1) expect(await press()).toBe("/uk/get-started/plan");
    expect(await saves()).toEqual(counted);
    browserOf();
    await begin();
    expect(await press()).toBe("/uk/get-started/rollover");
  });

  it("is told the longer wait, of the rejected request or of the storage for it", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.24, 127.0.0.1" }, { runsScripts: false });
    for (const act of straight.slice(0, -1)) await send(act, first);
    const draft = await currentDraft();
    for (let n = 0; n < limits.set_up_payment.network.max; n += 1) await rateLimit("set_up_payment");
    for (let n = 0; n < 60; n += 1) await rateLimit("save_step", [draft?.id ?? ""]);
    for (let n = 0; n < 10; n += 1) await rateLimit("save_refused_answer", [draft?.id ?? ""]);
    const shown = {
      version: String(draft?.version),
      choice: reviewedChoice("uk", { planType: "starter", hasRollover: true }),
      terms: termsVersion(defaultEdition),
    };
    const review = { planType: "starter", "rollover.starter": "on", termsAccepted: "on", ...shown };
    const led = await redirectOf(() => submitReview(freshState({}), form("uk", review)));
    expect(led).toMatch(/^\/uk\/get-started\/review\?wait=(5\d|60)$/);
  });

  it("counts as one save when its network's limit rejects it", async () => {
    newBrowser({ "x-forwarded-for": "203.0.113.23, 127.0.0.1" }, { runsScripts: false });
    await begin();
    const draft = await currentDraft();
    for (let n = 0; n < 200; n += 1) await rateLimit("save_step");
    expect(await redirectOf(() => savePlan(freshState({}), form("uk", { planType: "starter" })))).toBe(
      "/uk/get-started/plan",
    );
    expect((await currentDraft())?.refusedAnswer).toMatchObject({
      notice: { title: "Please wait a little" },
    });
    const counts = await use().db.select().from(limitCounts).where(like(limitCounts.key, "save_step:%"));
    expect(counts.map(({ used }) => used).sort()).toEqual([1, 200]);
    expect((await currentDraft())?.version).toBe(draft?.version);
  });

  const opened = (at: MarketCode, step: WizardStep, more: Partial<Arrival>) => {
    const arrival = { returnsToReview: false, explains: false, lost: null, begun: false, ...more } as const;
    return redirectOf(async () => void (await openStep(mainEdition(at), step, arrival)));
  };

  it("is told the wait in the market and at the step it is redirected to", async () => {
    newBrowser();
    await begin();
    const asked = { planType: "professional", hasRollover: true } as const;
    expect(await opened("us", "plan", { wait: 5, asked })).toBe(
      "/uk/get-started/plan?plan=professional&rollover=on&wait=5&asked=us",
    );
    expect(await opened("us", "plan", { wait: 5, returnsToReview: true })).toBe(
      "/uk/get-started/plan?then=review&wait=5&asked=us",
    );
    expect(await opened("uk", "contact", { wait: 5 })).toBe("/uk/get-started/plan?wait=5");
  });

  it("is told the wait at the start screen, where a browser with a purchase is redirected", async () => {
    newBrowser();
    await begin();
    const ownerTokenHash = (await setPurchaseCookie()) ?? "";
    await aSubmission(use().db, { ownerTokenHash, paymentStatus: "processing" });
    await use().db.delete(drafts);
    expect(await opened("uk", "plan", { wait: 60 })).toBe("/uk/get-started?wait=60");
  });
});
