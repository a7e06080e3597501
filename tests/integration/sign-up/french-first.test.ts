import { beforeEach, expect, it } from "vitest";
import { saveBusiness, saveContact, savePlan, saveRollover } from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { freshState } from "@/components/sign-up/form/form-state";
import { drafts, submissions } from "@/db/schema";
import { type EditionCode, editionNamed } from "@/lib/markets/editions";
import { readAnswers } from "@/lib/sign-up/answers";
import { formFromPlan } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import { reviewedChoice } from "@/lib/sign-up/review";
import type { WizardStep } from "@/lib/sign-up/steps";
import type { Wizard } from "@/lib/sign-up/wizard";
import { termsVersion } from "@/server/legal/texts";
import {
  contractOf,
  drawContract,
  englishChoice,
  offerToBrowser,
  textsShown,
} from "@/server/sign-up/contract";
import { currentDraft } from "@/server/sign-up/drafts";
import { openStep } from "@/server/sign-up/open-step";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { pdfProse } from "@/tests/support/pdf-text";
import { redirectOf } from "@/tests/support/sign-up/tab";

const plan = { planType: "starter", hasRollover: false } as const;
const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
const contact = {
  contactName: "Rosa Marsh",
  contactEmail: "rosa@marsh.example",
  accountingSoftware: "quickbooks",
};
const inRegion = (region: string) => ({
  businessName: "Boulangerie Marsh inc.",
  companiesHouseNumber: "123456782",
  "registeredAddress.region": region,
});

describeOnDatabase("a sign-up in Canada's English edition", (use) => {
  beforeEach(() => newBrowser({}, { runsScripts: false }));

  const edition = (segment: EditionCode) => {
    const named = editionNamed(segment);
    if (!named) throw new Error(`There is no edition ${segment}`);
    return named;
  };
  function post(action: typeof savePlan, values: FormValues) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ edition: "ca", ...values })) form.set(name, value);
    return redirectOf(() => action(freshState({}), form));
  }
  async function open(segment: EditionCode, step: WizardStep): Promise<Wizard> {
    const wizard = await openStep(edition(segment), step, arrival);
    if (!wizard) throw new Error("the answers could not be reached");
    return wizard;
  }
  async function answerAll(region: string) {
    await post(savePlan, formFromPlan(plan));
    await post(saveRollover, formFromPlan(plan));
    await post(saveBusiness, inRegion(region));
    expect(await post(saveContact, contact)).toBe("/ca/get-started/review");
  }
  const accept = async (more: FormValues = {}) =>
    post(submitReview, {
      ...formFromPlan(plan),
      version: "4",
      choice: reviewedChoice("ca", plan),
      terms: textsShown(edition("ca"), readAnswers((await currentDraft())?.answers)),
      termsAccepted: "on",
      ...more,
    });
  const submitted = () => use().db.select().from(submissions);
  const shownAt = async () => (await use().db.select().from(drafts)).map((draft) => draft.frenchShownAt);

  it.each(["QC", ""])("asks for the choice of English in '%s', and says so", async (region) => {
    await answerAll(region);
    await open("ca", "review");
    expect(await accept()).toBe("/ca/get-started/review");
    const { refusedAnswer } = await open("ca", "review");
    expect(refusedAnswer?.problems.map(({ field }) => field)).toEqual(["englishChosen"]);
    expect(await submitted()).toEqual([]);
  });

  it("stores the choice with the time and the hashes of the French texts", async () => {
    await answerAll("QC");
    await open("ca", "review");
    const [first] = await shownAt();
    await open("ca", "review");
    expect(await shownAt()).toEqual([first]);
    await accept({ englishChosen: "on" });
    const [row] = await submitted();
    expect(row).toMatchObject({ edition: "ca", termsVersion: termsVersion(edition("ca")) });
    const french = await offerToBrowser({
      edition: edition("ca-fr"),
      at: row?.termsAcceptedAt ?? new Date(),
    });
    if (!french || !first) throw new Error("no French contract was shown");
    expect(row?.englishChoice).toEqual(englishChoice(contractOf(french), first));
    expect(row?.englishChoice?.terms).toBe(termsVersion(edition("ca-fr")));
    expect(new Set(Object.values(row?.englishChoice ?? {})).size).toBe(5);
  });

  it("shows the review before a choice that was sent without it", async () => {
    await answerAll("QC");
    expect(await accept({ englishChosen: "on" })).toBe("/ca/get-started/review?changed=answers&at=4");
    expect(await submitted()).toEqual([]);
  });

  it("is reviewed again once the French texts have changed, though the English ones have not", async () => {
    await answerAll("QC");
    await open("ca", "review");
    const shown = { englishChosen: "on", terms: termsVersion(edition("ca")) };
    expect(await accept(shown)).toBe("/ca/get-started/review?changed=terms&at=4");
    expect(await submitted()).toEqual([]);
  });

  it("asks for nothing more in another province, and stores nothing", async () => {
    await answerAll("ON");
    await open("ca", "review");
    expect(await shownAt()).toEqual([null]);
    await accept({ frenchFirst: "ca-fr" });
    expect((await submitted()).map((row) => row.englishChoice)).toEqual([null]);
  });

  it("goes on in French from step 3 with what was typed", async () => {
    await post(savePlan, formFromPlan(plan));
    await post(saveRollover, formFromPlan(plan));
    const french = "/ca-fr/get-started/business";
    expect(await post(saveBusiness, { ...inRegion("QC"), companiesHouseNumber: "1", intent: "french" })).toBe(
      french,
    );
    const { refusedAnswer } = await open("ca-fr", "business");
    expect(refusedAnswer?.values).toMatchObject({ businessName: "Boulangerie Marsh inc." });
    expect(refusedAnswer?.problems).toEqual([]);
    expect(await post(saveBusiness, { ...inRegion("QC"), intent: "french" })).toBe(french);
    const { answers } = await open("ca-fr", "business");
    expect(answers.business?.registeredAddress.region).toBe("QC");
  });

  it("has its whole contract in French as one file", async () => {
    await answerAll("QC");
    const found = await offerToBrowser({ edition: edition("ca-fr"), at: new Date() });
    if (!found) throw new Error("there is no contract");
    const text = pdfProse(await drawContract(found, "Votre contrat"));
    for (const part of [
      "Boulangerie Marsh inc.",
      "attribué à l’inscription",
      "Votre accord de débit préautorisé",
      "Conditions d’utilisation",
      "Entente de traitement des données",
      "Formulaire d’annulation",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/\*\*|\]\(|Acceptation par/);
  });

  it("says in that file where a name is that its fonts cannot draw", async () => {
    await answerAll("QC");
    await post(saveBusiness, { ...inRegion("QC"), businessName: "王小明面包店" });
    const found = await offerToBrowser({ edition: edition("ca-fr"), at: new Date() });
    if (!found) throw new Error("there is no contract");
    expect(pdfProse(await drawContract(found, "Votre contrat"))).toContain("nom dans une autre écriture");
  });
});
