import { beforeEach, expect, it, vi } from "vitest";
import { savePlan, startSignUp } from "@/app/[market]/get-started/actions";
import { freshState } from "@/components/sign-up/form/form-state";
import { drafts } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { readAnswers } from "@/lib/sign-up/answers";
import { businessAnswer } from "@/lib/sign-up/business";
import { formFromPlan } from "@/lib/sign-up/fields";
import { currentDraft, saveStep } from "@/server/sign-up/drafts";
import { describeOnDatabase } from "@/tests/support/database/database";
import { form, post, redirectOf } from "@/tests/support/sign-up/tab";
import { newBrowser } from "@/tests/support/sign-up/visitor";
import { first } from "@/tests/support/sign-up/wizard-model";

vi.mock("next/headers", () => import("@/tests/support/sign-up/visitor"));
// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

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
  beforeEach(async () => {
    newBrowser();
    const answer = () => ({ plan: first.plan, business, contact });
    await saveStep(
      { step: "plan", shownIn: mainEdition("uk"), answer },
      { language: null, honeypotFilled: false },
    );
  });

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

  it("says the same when the currency is chosen on the start screen", async () => {
    expect(await redirectOf(() => startSignUp(freshState({}), form("uk", { currency: "CAD" })))).toBe(
      "/ca/get-started/plan?dropped=companiesHouseNumber,registeredAddress,directors",
    );
    expect(await redirectOf(() => startSignUp(freshState({}), form("ca", { currency: "CAD" })))).toBe(
      "/ca/get-started/plan",
    );
  });
});
