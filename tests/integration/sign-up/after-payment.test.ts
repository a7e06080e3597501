import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { savePlan, startSignUp } from "@/app/[market]/get-started/actions";
import { freshState } from "@/components/sign-up/form/form-state";
import { attemptsOf } from "@/db/queries/attempts";
import type { Submission } from "@/db/queries/submissions";
import { drafts, submissions } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { formFromPlan } from "@/lib/sign-up/fields";
import { wizardSteps } from "@/lib/sign-up/steps";
import { viewPayment } from "@/server/confirmation/view";
import { buyerHashes, ownerHash } from "@/server/http/cookies";
import { resumePayment } from "@/server/payments/open";
import { currentDraft } from "@/server/sign-up/drafts";
import { openStep } from "@/server/sign-up/open-step";
import { resumable } from "@/server/sign-up/resume";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { form, post, redirectOf, send } from "@/tests/support/sign-up/tab";
import { first, straight, type TabState } from "@/tests/support/sign-up/wizard-model";

fakeGoCardless();

const start = "/uk/get-started";
const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
const begin = () => redirectOf(() => startSignUp(freshState({}), form("uk", { market: "uk" })));

const finished = { kind: "finished", businessName: "Harbour Bakery" } as const;

describeOnDatabase("after the payment was set up", (use) => {
  /** A sign-up with a debit, whose draft is deleted. */
  async function bought(): Promise<Submission> {
    for (const act of straight.slice(0, -1)) await send(act, first);
    const version = (await currentDraft())?.version ?? 0;
    const shown: TabState = { ...first, plan: { planType: "starter", hasRollover: true }, version };
    const presses = [1, 2].map(() => send({ tab: 0, does: "pay", accepts: true }, shown));
    await Promise.all(presses);
    const debit = { mandateId: "MD1", subscriptionId: "SB1", confirmedAt: sql`now()` };
    const [submission] = await use()
      .db.update(submissions)
      .set({ paymentStatus: "confirmed", ...debit })
      .returning();
    await use().db.delete(drafts);
    if (!submission) throw new Error("nothing was bought");
    return submission;
  }

  const opened = () =>
    Promise.all(
      wizardSteps.map((step) =>
        redirectOf(async () => void (await openStep(mainEdition("uk"), step, arrival))),
      ),
    );
  const confirmation = async ({ id }: Submission) => {
    const [attempt] = await attemptsOf(use().db, id);
    return viewPayment({ submissionId: id, requestId: attempt?.requestId ?? "" }, new Date());
  };

  beforeEach(() => void newBrowser());

  it("every step and the start screen link to the confirmation, not to another purchase", async () => {
    const submission = await bought();
    expect(await opened()).toEqual(wizardSteps.map(() => start));
    expect(await resumable(mainEdition("uk"))).toMatchObject({ ...finished, debit: "setUp" });
    expect((await confirmation(submission)).thanks?.owner?.reference).toBe(submission.reference);
  });

  it("every step still leads to the order when the debit fails later, and the start screen says so", async () => {
    await bought();
    await use().db.update(submissions).set({ paymentStatus: "failed" });
    expect(await opened()).toEqual(wizardSteps.map(() => start));
    expect(await resumable(mainEdition("uk"))).toMatchObject({ ...finished, debit: "none" });
  });

  it("a step open in another tab starts no second sign-up", async () => {
    await bought();
    expect(await post(savePlan, "uk", formFromPlan(first.plan))).toBe(`${start}?plan=starter`);
    expect(await use().db.$count(drafts)).toBe(0);
  });

  it("another business can be signed up from the start screen, and the confirmation is kept", async () => {
    const submission = await bought();
    expect(await begin()).toBe(`${start}/plan`);
    expect(await openStep(mainEdition("uk"), "plan", arrival)).not.toBeNull();
    expect(await resumable(mainEdition("uk"))).toMatchObject({ kind: "finished" });
    expect(await post(savePlan, "uk", formFromPlan(first.plan))).toBe(`${start}/rollover`);
    expect(await resumable(mainEdition("uk"))).toMatchObject({ kind: "underWay" });
    expect((await confirmation(submission)).isOwner).toBe(true);
  });

  it("a browser that bought before purchase keys existed keeps its confirmation", async () => {
    for (const act of straight.slice(0, -1)) await send(act, first);
    const ownerTokenHash = (await ownerHash()) ?? "";
    const version = (await currentDraft())?.version ?? 0;
    const shown: TabState = { ...first, plan: { planType: "starter", hasRollover: true }, version };
    await send({ tab: 0, does: "pay", accepts: true }, shown);
    const [submission] = await use().db.update(submissions).set({ ownerTokenHash }).returning();
    if (!submission) throw new Error("nothing was bought");
    expect((await confirmation(submission)).isOwner).toBe(true);
    const [attempt] = await attemptsOf(use().db, submission.id);
    const ids = { submissionId: submission.id, requestId: attempt?.requestId ?? "" };
    expect(await resumePayment(ids, await buyerHashes())).toMatchObject({ ok: true });
    newBrowser();
    expect((await confirmation(submission)).isOwner).toBe(false);
    expect(await resumePayment(ids, await buyerHashes())).toBeNull();
  });

  it("the plan chosen on a landing page is kept on the start screen and the first step", async () => {
    await bought();
    const asked = { planType: "professional", hasRollover: true } as const;
    const lead = redirectOf(
      async () => void (await openStep(mainEdition("uk"), "plan", { ...arrival, asked })),
    );
    expect(await lead).toBe(`${start}?plan=professional&rollover=on`);
    const pressed = form("uk", { market: "uk", plan: "professional", rollover: "on" });
    expect(await redirectOf(() => startSignUp(freshState({}), pressed))).toBe(
      `${start}/plan?plan=professional&rollover=on`,
    );
  });

  it("another browser cannot see it, nor this one after 30 days", async () => {
    const submission = await bought();
    const old = sql`now() - interval '30 days 1 minute'`;
    await use().db.update(submissions).set({ confirmedAt: old }).where(eq(submissions.id, submission.id));
    expect(await resumable(mainEdition("uk"))).toBeNull();
    expect((await confirmation(submission)).isOwner).toBe(false);
    await use().db.update(submissions).set({ confirmedAt: sql`now()` });
    newBrowser();
    expect(await resumable(mainEdition("uk"))).toBeNull();
    expect((await confirmation(submission)).isOwner).toBe(false);
  });
});
