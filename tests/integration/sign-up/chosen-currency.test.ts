import { eq } from "drizzle-orm";
import { expect, it, onTestFinished } from "vitest";
import { saveContact, savePlan, saveRollover } from "@/app/[market]/get-started/actions";
import { freshState } from "@/components/sign-up/form/form-state";
import { draftKeys, drafts } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { formFromPlan } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import type { WizardStep } from "@/lib/sign-up/steps";
import { setPurchaseCookie } from "@/server/http/cookies";
import { currentDraft } from "@/server/sign-up/drafts";
import { openStep } from "@/server/sign-up/open-step";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { aSubmission } from "@/tests/support/database/rows";
import { form, post, redirectOf } from "@/tests/support/sign-up/tab";

const jack250 = formFromPlan({ planType: "starter", hasRollover: false });
const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
const inDollars = { edition: mainEdition("uk"), query: "market=us" };

describeOnDatabase("a sign-up from the landing page's form", (use) => {
  const stored = () =>
    use()
      .db.select({
        market: drafts.market,
        original: drafts.originalCurrency,
        how: drafts.geoDetectionMethod,
        chosenAt: drafts.currencyOverrideAt,
      })
      .from(drafts);

  it("stores the page's currency as the original one, and when another was chosen", async () => {
    newBrowser();
    await post(savePlan, "us", { ...jack250, from: "uk" });
    expect(await stored()).toEqual([
      { market: "us", original: "GBP", how: "manual", chosenAt: expect.any(Date) },
    ]);
  });

  it("has nothing overridden in the page's own currency, or when it is chosen again in step 1", async () => {
    newBrowser();
    await post(savePlan, "us", jack250);
    newBrowser();
    await post(savePlan, "us", { ...jack250, from: "uk", intent: "currency.uk" });
    expect(await stored()).toEqual([
      { market: "us", original: "USD", how: "manual", chosenAt: null },
      { market: "uk", original: "GBP", how: "manual", chosenAt: null },
    ]);
  });

  it("leads a visitor who has begun in another currency to the start screen, and changes nothing", async () => {
    newBrowser();
    await post(savePlan, "ca", jack250);
    const open = (start: typeof inDollars | null) =>
      redirectOf(() => openStep(mainEdition("us"), "plan", { ...arrival, start }));
    expect(await open(inDollars)).toBe("/uk/get-started?market=us");
    expect(await open(null)).toBe("/ca/get-started/plan?asked=us");
    expect(await stored()).toMatchObject([{ market: "ca" }]);
  });
});

describeOnDatabase("F60: a form sent after its sign-up ended", (use) => {
  const day = 86_400_000;
  const keptUntil = (days: number) => String(Date.now() + days * day);
  const typed = { contactName: "Rosa Marsh", contactEmail: "rosa@harbour.example" };
  const contactSent = (more: FormValues = {}) =>
    saveContact(freshState({}), form("uk", { ...typed, ...more }));
  const opened = (step: WizardStep, more = {}) =>
    redirectOf(() => openStep(mainEdition("uk"), step, { ...arrival, ...more }));

  /** Each way to end, the reason that a form with text fields shows, and where the others lead. */
  const endings: [how: string, end: () => Promise<FormValues>, reason: RegExp, address: string][] = [
    [
      "expired, with its cookie",
      async () => ({ keptUntil: keptUntil(-0.01) }),
      /were deleted: we keep them for 7 days/,
      "/uk/get-started/plan?lost=expired",
    ],
    [
      "was deleted before its time",
      async () => {
        await post(savePlan, "uk", jack250);
        await use().db.delete(drafts);
        return { keptUntil: keptUntil(1) };
      },
      /were deleted/,
      "/uk/get-started/plan?lost=expired",
    ],
    [
      "moved to another device",
      async () => {
        await post(savePlan, "uk", jack250);
        await use().db.update(draftKeys).set({ use: "moved" });
        return { keptUntil: keptUntil(1) };
      },
      /moved to another device/,
      "/uk/get-started/continue",
    ],
    [
      "was finished",
      async () => {
        await post(savePlan, "uk", jack250);
        const ownerTokenHash = (await setPurchaseCookie()) ?? "";
        await aSubmission(use().db, { ownerTokenHash, paymentStatus: "processing" });
        await use().db.delete(drafts);
        return { keptUntil: keptUntil(1) };
      },
      /was submitted/,
      "/uk/get-started",
    ],
    [
      "is being finished",
      async () => {
        await post(savePlan, "uk", jack250);
        const draft = await currentDraft();
        const ownerTokenHash = (await setPurchaseCookie()) ?? "";
        const paid = { draftId: draft?.id ?? "", ownerTokenHash, paymentStatus: "processing" } as const;
        const { id: submissionId } = await aSubmission(use().db, paid);
        const submitted = { submissionId, submittedAt: new Date() };
        await use().db.update(drafts).set(submitted).where(eq(drafts.id, paid.draftId));
        return { keptUntil: keptUntil(1) };
      },
      /was submitted/,
      "/uk/get-started",
    ],
    [
      "lost its cookie",
      async () => ({ keptUntil: keptUntil(1) }),
      /did not keep our cookie/,
      "/uk/get-started/plan?lost=cookie",
    ],
    ["was never seen here", async () => ({}), /no saved answers/, "/uk/get-started/plan?lost=answers"],
  ];

  it.each(endings)("says so when it %s, and keeps what was typed", async (_, end, reason, address) => {
    for (const runsScripts of [true, false]) {
      newBrowser({}, { runsScripts });
      const shown = await end();
      const sent: FormValues[] = [{}, { contactEmail: "no address" }];
      for (const more of sent) {
        const { notice, problems, values } = await contactSent({ ...shown, ...more });
        expect(notice).toEqual({
          title: "This sign-up is not open here any more",
          text: expect.stringMatching(reason),
        });
        expect({ problems, values }).toEqual({ problems: [], values: { ...typed, ...more } });
      }
      expect(await opened("contact", { answersForm: true })).toBeNull();
      expect(await post(saveRollover, "uk", { ...jack250, ...shown })).toBe(address);
    }
  });

  it("leads a later step's address to step 1, with the reason", async () => {
    newBrowser();
    expect(await opened("contact")).toBe("/uk/get-started/plan?lost=answers");
    await post(savePlan, "uk", jack250);
    expect(await opened("contact")).toBe("/uk/get-started/rollover?check=1");
    await use().db.delete(drafts);
    expect(await opened("contact")).toBe("/uk/get-started/plan?lost=expired");
  });
});

describeOnDatabase("F01: a form with a problem, sent while the database is away", (use) => {
  it("is shown again with the problem", async () => {
    newBrowser();
    await post(savePlan, "uk", jack250);
    const away = Promise.reject(new Error("away"));
    away.catch(() => undefined);
    Object.assign(globalThis, { jackDatabase: away });
    onTestFinished(() => void Object.assign(globalThis, { jackDatabase: Promise.resolve(use()) }));
    const { notice, problems } = await saveContact(freshState({}), form("uk", { contactName: "Rosa Marsh" }));
    expect(notice).toBeNull();
    expect(problems.map(({ field }) => field)).toContain("contactEmail");
  });
});
