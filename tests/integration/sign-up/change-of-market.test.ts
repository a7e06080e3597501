import { beforeEach, describe, expect, it } from "vitest";
import {
  saveBusiness,
  saveContact,
  savePlan,
  saveRollover,
  startSignUp,
} from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { freshState } from "@/components/sign-up/form/form-state";
import { drafts } from "@/db/schema";
import type { MarketCode } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { readAnswers } from "@/lib/sign-up/answers";
import { businessAnswer } from "@/lib/sign-up/business";
import { formFromAnswer, formFromPlan } from "@/lib/sign-up/fields";
import type { WizardStep } from "@/lib/sign-up/steps";
import { rateLimit } from "@/server/http/limits";
import { currentDraft, saveStep } from "@/server/sign-up/drafts";
import { openStep } from "@/server/sign-up/open-step";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { form, post, redirectOf } from "@/tests/support/sign-up/tab";
import { first } from "@/tests/support/sign-up/wizard-model";

const registeredAddress = {
  addressLine1: "14 Hale Road",
  addressLine2: "",
  locality: "Lewes",
  region: "",
  postalCode: "BN7 2QT",
};
const directors = [{ name: "Ada Byron", officer_role: "director", appointed_on: "2019-04-01" }];
const business = businessAnswer.parse({
  businessName: "Harbour Bakery",
  companiesHouseNumber: "12345678",
  registeredAddress,
  directors,
});
const contact = {
  contactName: "Rosa Marsh",
  contactEmail: "rosa@harbour.example",
  contactPhone: "07700 900123",
  accountingSoftware: "quickbooks",
} as const;

const toCanada = () => post(savePlan, "uk", { ...formFromPlan(first.plan), intent: "currency.ca" });
const stored = async () => readAnswers((await currentDraft())?.answers);

describeOnDatabase("a sign-up that changes its country", (use) => {
  async function begun({ runsScripts = true } = {}) {
    newBrowser({}, { runsScripts });
    const answer = () => ({ plan: first.plan, business, contact });
    await saveStep(
      { step: "plan", shownIn: mainEdition("uk"), answer },
      { language: null, honeypotFilled: false },
    );
  }
  beforeEach(() => begun());

  it("drops the number, the address and the directors, and names them", async () => {
    expect(await toCanada()).toBe(
      "/ca/get-started/plan?dropped=companiesHouseNumber,registeredAddress,directors",
    );
    expect(await stored()).toMatchObject({
      business: { businessName: "Harbour Bakery", companiesHouseNumber: "", directors: [] },
      contact: { ...contact, contactPhone: "+447700900123" },
    });
    expect(JSON.stringify(await use().db.select().from(drafts))).not.toMatch(/Hale Road|Lewes|BN7|Byron/);
  });

  it("does not keep an EIN as a Business Number", async () => {
    expect(await post(savePlan, "uk", { ...formFromPlan(first.plan), intent: "currency.us" })).toContain(
      "/us/",
    );
    const ein = { ...business, companiesHouseNumber: "123456789" };
    const step = { step: "plan", shownIn: mainEdition("us"), answer: () => ({ business: ein }) } as const;
    await saveStep(step, { language: null, honeypotFilled: false });
    expect(await toCanada()).toBe("/ca/get-started/plan?dropped=companiesHouseNumber,postalCode");
    expect((await stored()).business).toMatchObject({ companiesHouseNumber: "", directors });
  });

  describe("F51: and the tab in which it was begun", () => {
    const typed = { ...contact, contactName: "Rosa Quay" };
    const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
    const opened = (at: MarketCode, step: WizardStep = "contact") => openStep(mainEdition(at), step, arrival);
    const inCanada = { businessName: "Harbour Bakery", companiesHouseNumber: "123456782" };

    async function movedOn(browser = { runsScripts: true }) {
      await begun(browser);
      await post(saveRollover, "uk", formFromPlan(first.plan));
      await toCanada();
    }

    it.each([
      ["with scripts", true],
      ["without", false],
    ])("saves nothing, and leads to the sign-up with the reason, %s", async (_, runsScripts) => {
      await movedOn({ runsScripts });
      const before = await currentDraft();
      const step = (name: string) => `/ca/get-started/${name}`;
      for (const values of [typed, { ...typed, contactEmail: "no address" }])
        expect(await post(saveContact, "uk", values)).toBe(`${step("business")}?sent=uk`);
      expect(await post(saveBusiness, "uk", { ...typed, businessName: "" })).toBe(
        `${step("business")}?sent=uk`,
      );
      expect(await post(saveRollover, "uk", formFromPlan(first.plan))).toBe(`${step("rollover")}?sent=uk`);
      expect(await post(savePlan, "uk", { planType: "professional" })).toBe(
        `${step("plan")}?plan=professional&sent=uk`,
      );
      expect(await post(submitReview, "uk", { termsAccepted: "on" })).toBe(`${step("business")}?sent=uk`);
      const { refusedAnswer: _kept, ...after } = (await currentDraft()) ?? {};
      expect(before).toMatchObject(after);
      const led = await openStep(mainEdition("ca"), "business", { ...arrival, sentFrom: mainEdition("uk") });
      expect(led?.sentFrom?.code).toBe("uk");
    });

    it("keeps what was typed until its step is saved, on either way on", async () => {
      await movedOn();
      const fromReview = { ...typed, ...Object.fromEntries(new URLSearchParams("then=review")) };
      expect(await post(saveContact, "uk", fromReview)).toBe("/ca/get-started/business?sent=uk");
      expect(await post(saveBusiness, "ca", inCanada)).toBe("/ca/get-started/contact");
      expect(await post(saveContact, "uk", fromReview)).toBe("/ca/get-started/contact?then=review&sent=uk");
      const inCanadian = { ...typed, contactPhone: "+447700900123" };
      for (const _ of ["shown", "loaded again"])
        expect((await opened("ca"))?.refusedAnswer).toMatchObject({ values: inCanadian, problems: [] });
      await redirectOf(() => startSignUp(freshState({}), form("uk", { market: "uk" })));
      await post(saveBusiness, "uk", { ...inCanada, companiesHouseNumber: "12345678" });
      expect((await opened("uk"))?.refusedAnswer).toMatchObject({ values: typed });
      expect(await post(saveContact, "uk", typed)).toBe("/uk/get-started/review");
      expect((await opened("uk"))?.refusedAnswer).toBeNull();
      expect((await stored()).contact?.contactName).toBe("Rosa Quay");
    });

    it.each([
      ["refused without scripts", "ca", "SIN 046454286", false],
      ["kept until it is saved", "us", "123-45-6789", true],
    ] as const)("stores no person's number with a form that is %s", async (_, at, number, runsScripts) => {
      await movedOn({ runsScripts });
      const business = { businessName: "Harbour Bakery", companiesHouseNumber: number };
      expect(await post(saveBusiness, at, business)).toContain("/ca/get-started/business");
      expect((await currentDraft())?.refusedAnswer).toMatchObject({
        values: { businessName: "Harbour Bakery" },
      });
      expect(JSON.stringify(await use().db.select().from(drafts))).not.toContain(number);
    });

    it("shows of a business what a change of market keeps, also if it was refused before the change", async () => {
      const typedBusiness = { ...formFromAnswer(business), businessName: "Quay Bakery" };
      const kept = { businessName: "Quay Bakery", companiesHouseNumber: "" };
      await movedOn();
      await post(saveBusiness, "uk", typedBusiness);
      const values = (await opened("ca", "business"))?.refusedAnswer?.values;
      expect(values).toMatchObject(kept);
      expect(JSON.stringify(values)).not.toMatch(/12345678|Hale Road|Lewes|BN7|Byron/);
      await begun({ runsScripts: false });
      await post(saveRollover, "uk", formFromPlan(first.plan));
      await post(saveBusiness, "uk", { ...typedBusiness, companiesHouseNumber: "none" });
      await toCanada();
      expect((await opened("ca", "business"))?.refusedAnswer).toMatchObject({ values: kept, problems: [] });
    });

    it("keeps nothing more than a rate limit allows", async () => {
      await movedOn();
      const { id, refusedAnswer } = (await currentDraft()) ?? {};
      for (let n = 0; n < 60; n += 1) await rateLimit("save_step", [id ?? ""]);
      for (let n = 0; n < 10; n += 1) await rateLimit("save_refused_answer", [id ?? ""]);
      const invalid = { ...typed, contactEmail: "no address" };
      expect(await post(saveContact, "uk", invalid)).toBe("/ca/get-started/business?sent=uk");
      expect((await currentDraft())?.refusedAnswer).toEqual(refusedAnswer);
    });
  });

  it("says the same when the currency is chosen on the start screen", async () => {
    expect(await redirectOf(() => startSignUp(freshState({}), form("uk", { market: "ca" })))).toBe(
      "/ca/get-started/plan?dropped=companiesHouseNumber,registeredAddress,directors",
    );
    expect(await redirectOf(() => startSignUp(freshState({}), form("ca", { market: "ca" })))).toBe(
      "/ca/get-started/plan",
    );
  });
});
