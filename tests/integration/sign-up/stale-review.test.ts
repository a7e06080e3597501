import { beforeEach, expect, it } from "vitest";
import { saveContact } from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { drafts, submissions } from "@/db/schema";
import { defaultEdition, mainEdition } from "@/lib/markets/editions";
import { readAnswers } from "@/lib/sign-up/answers";
import { formFromPlan } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import type { PlanAnswer } from "@/lib/sign-up/plan";
import { changeFromQuery, reviewedChoice } from "@/lib/sign-up/review";
import { termsVersion } from "@/server/legal/texts";
import { currentDraft } from "@/server/sign-up/drafts";
import { openStep } from "@/server/sign-up/open-step";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { post, redirectOf, send } from "@/tests/support/sign-up/tab";
import { first, straight } from "@/tests/support/sign-up/wizard-model";

fakeGoCardless();

const jack250 = { planType: "starter", hasRollover: true } as const;
const jack500 = { planType: "professional", hasRollover: false } as const;
const savedPlan = async () => readAnswers((await currentDraft())?.answers).plan;
const version = async () => (await currentDraft())?.version ?? 0;

/** What a tab's review form sends. */
async function reviewShown(): Promise<FormValues> {
  return {
    ...formFromPlan(jack250),
    version: String(await version()),
    choice: reviewedChoice("uk", jack250),
    terms: termsVersion(defaultEdition),
    termsAccepted: "on",
  };
}

const inOtherTab = (plan: PlanAnswer) => send({ tab: 1, does: "choosePlan", plan }, first);
const pressed = (form: FormValues) => post(submitReview, "uk", form);
const updated = (form: FormValues, plan: PlanAnswer) =>
  pressed({
    ...Object.fromEntries(Object.entries(form).filter(([name]) => !name.startsWith("rollover."))),
    ...formFromPlan(plan),
    intent: "update-plan",
  });
const again = async (why: string) => `/uk/get-started/review?changed=${why}&at=${await version()}`;

describeOnDatabase("F51: a review made stale by another tab", (use) => {
  const sent = () => use().db.select().from(submissions);

  beforeEach(async () => {
    newBrowser();
    for (const act of straight.slice(0, -1)) await send(act, first);
  });

  it("keeps the other tab's plan and reports the change, whichever button is pressed", async () => {
    const shown = await reviewShown();
    await inOtherTab(jack500);
    expect(await pressed(shown)).toBe(await again("plan"));
    expect(await updated(shown, { ...jack250, hasRollover: false })).toBe(await again("plan"));
    expect(await savedPlan()).toEqual(jack500);
    expect(await sent()).toEqual([]);
  });

  it("reports that the other tab chose another currency", async () => {
    const shown = await reviewShown();
    await send({ tab: 1, does: "switchCurrency", to: "us" }, { ...first, plan: jack250 });
    expect(await pressed(shown)).toBe("/us/get-started/business?sent=uk");
    expect(await sent()).toEqual([]);
  });

  it("leads to the step that the other tab's plan closes, with the reason", async () => {
    const shown = await reviewShown();
    await inOtherTab({ planType: "multi_entity", hasRollover: false });
    expect(await pressed(shown)).toBe("/uk/get-started/rollover?check=1");
    expect(await updated(shown, jack500)).toBe("/uk/get-started/rollover?check=1");
    const arrival = { returnsToReview: false, explains: true, lost: null, begun: false } as const;
    expect(await openStep(mainEdition("uk"), "rollover", arrival)).toMatchObject({ comesFirst: true });
    expect(await redirectOf(async () => void (await openStep(mainEdition("uk"), "review", arrival)))).toBe(
      "/uk/get-started/rollover?check=1",
    );
  });

  it("gives a reason also when another save lands before the page is shown again", async () => {
    const shown = await reviewShown();
    await inOtherTab(jack500);
    const query = Object.fromEntries(new URLSearchParams((await pressed(shown))?.split("?")[1]));
    expect(changeFromQuery(query, await version())).toBe("plan");
    await inOtherTab(jack250);
    expect(changeFromQuery(query, await version())).toBe("answers");
    expect(changeFromQuery({}, await version())).toBeNull();
    const update = { ...(await reviewShown()), enhanced: "en-GB", changed: "plan" };
    expect(await updated(update, jack500)).toBe(await again("acceptAgain"));
  });

  it("asks for both boxes again after an update where the French contract, which names the plan, comes first", async () => {
    const boxes = { frenchFirst: "ca-fr", englishChosen: "on" };
    const shown = { ...(await reviewShown()), enhanced: "en-CA", ...boxes };
    expect(await updated(shown, jack500)).toBe(await again("acceptAgain"));
  });

  it("has no draft left: the reason is in the address", async () => {
    const shown = await reviewShown();
    await use().db.delete(drafts);
    expect(await pressed(shown)).toBe("/uk/get-started/plan?lost=expired");
  });

  it("reports that the answers changed when the plan did not", async () => {
    const shown = await reviewShown();
    await send({ tab: 1, does: "nameBusiness", number: "12345678" }, first);
    expect(await pressed(shown)).toBe(await again("answers"));
    expect(await sent()).toEqual([]);
  });

  it.each(["", "0", "4.0", " 4", "1e9", "latest"])("is sent nowhere with the version %j", async (garbled) => {
    expect(await pressed({ ...(await reviewShown()), version: garbled })).toBe(await again("answers"));
    expect(await sent()).toEqual([]);
  });

  it("treats 'Update plan' pressed twice as one change", async () => {
    const shown = await reviewShown();
    expect(await updated(shown, jack500)).toBe(await again("acceptAgain"));
    expect(await updated(shown, jack500)).toBe(await again("acceptAgain"));
    expect(await savedPlan()).toEqual(jack500);
  });

  it("says whether the terms were accepted with the plan before, whichever button saves another one", async () => {
    const shown = await reviewShown();
    expect(await pressed({ ...shown, ...formFromPlan(jack500) })).toBe(await again("acceptAgain"));
    const { termsAccepted: _, ...unaccepted } = await reviewShown();
    const current = { ...unaccepted, choice: reviewedChoice("uk", jack500) };
    expect(await updated(current, jack250)).toBe(await again("updated"));
    expect(await sent()).toEqual([]);
  });

  it("changes the plan once when 'Update plan' is pressed in two tabs at once", async () => {
    const shown = await reviewShown();
    const before = await version();
    await Promise.all([updated(shown, jack500), updated(shown, { ...jack250, hasRollover: false })]);
    expect(await version()).toBe(before + 1);
  });

  it("is submitted as shown when nothing changed", async () => {
    expect(await pressed(await reviewShown())).toMatch(/^http:\/\/127\.0\.0\.1/);
    expect(await sent()).toMatchObject([{ planType: "starter", termsVersion: termsVersion(defaultEdition) }]);
  });
});

describeOnDatabase("a form sent without scripts and refused while another tab saves", (use) => {
  it.each([1, 2, 3])("keeps its answer for the view of its page, round %i", async () => {
    newBrowser({}, { runsScripts: false });
    for (const act of straight.slice(0, -1)) await send(act, first);
    const refused = post(saveContact, "uk", { contactName: "Rosa", contactEmail: "no address" });
    await Promise.all([refused, inOtherTab(jack500)]);
    const [draft] = await use().db.select().from(drafts);
    expect(draft?.refusedAnswer).toMatchObject({ form: "contact", values: { contactName: "Rosa" } });
  });
});

describeOnDatabase("F52: terms that changed while the review was open", (use) => {
  beforeEach(async () => {
    newBrowser();
    for (const act of straight.slice(0, -1)) await send(act, first);
  });

  it.each([
    ["another version", "0123456789abcdef"],
    ["no version", ""],
    ["a garbled version", "__proto__"],
  ])("are shown again, not accepted, when the form carries %s", async (_, terms) => {
    expect(await pressed({ ...(await reviewShown()), terms })).toBe(await again("terms"));
    expect(await use().db.$count(submissions)).toBe(0);
  });
});
