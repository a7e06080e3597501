import { beforeEach, expect, it, vi } from "vitest";
import {
  saveBusiness,
  saveContact,
  savePlan,
  saveRollover,
  startSignUp,
} from "@/app/[market]/get-started/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { freshState } from "@/components/sign-up/form/form-state";
import { drafts, submissions } from "@/db/schema";
import { defaultEdition, type EditionCode, editionNamed } from "@/lib/markets/editions";
import { formFromPlan } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import { reviewedChoice } from "@/lib/sign-up/review";
import type { WizardStep } from "@/lib/sign-up/steps";
import { termsVersion } from "@/server/legal/texts";
import { openStep } from "@/server/sign-up/open-step";
import { newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { redirectOf } from "@/tests/support/sign-up/tab";

vi.mock("@/lib/markets/edition-table", async (original) => {
  const { editionTable } = await original<typeof import("@/lib/markets/edition-table")>();
  return { editionTable: { ...editionTable, "ca-fr": { market: "ca", locale: "fr-CA" } } };
});
vi.mock("@/i18n/messages", async (original) => {
  const actual = await original<typeof import("@/i18n/messages")>();
  return { messages: () => actual.messages("en-CA") };
});

type Action = typeof savePlan;
const plan = { planType: "starter", hasRollover: false } as const;
const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
const canadian = { businessName: "Marsh Ltd", companiesHouseNumber: "123456782" };
const contact = {
  contactName: "Rosa Marsh",
  contactEmail: "rosa@marsh.example",
  accountingSoftware: "quickbooks",
};

describeOnDatabase("a sign-up in the second language of a market", (use) => {
  beforeEach(() => newBrowser());

  async function post(action: Action, segment: string, values: FormValues) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ edition: segment, ...values })) form.set(name, value);
    return redirectOf(() => action(freshState({}), form));
  }
  async function opened(segment: string, step: WizardStep) {
    const edition = editionNamed(segment as EditionCode);
    if (!edition) throw new Error("no such edition");
    return redirectOf(async () => void (await openStep(edition, step, arrival)));
  }
  const editions = async () => (await use().db.select().from(drafts)).map(({ edition }) => edition);

  async function answerAll(segment: string) {
    return [
      await post(savePlan, segment, formFromPlan(plan)),
      await post(saveRollover, segment, formFromPlan(plan)),
      await post(saveBusiness, segment, canadian),
      await post(saveContact, segment, contact),
    ];
  }

  it("stays in it from the start to the review", async () => {
    expect(await post(startSignUp, "ca-fr", { market: "ca" })).toBe("/ca-fr/get-started/plan");
    expect(await answerAll("ca-fr")).toEqual(
      ["rollover", "business", "contact", "review"].map((step) => `/ca-fr/get-started/${step}`),
    );
    expect(await editions()).toEqual(["ca-fr"]);
    expect(await opened("ca-fr", "review")).toBeNull();
  });

  it("is led back to it from a page of another market, and follows the reader to the market's other one", async () => {
    await answerAll("ca-fr");
    expect(await opened("uk", "contact")).toBe("/ca-fr/get-started/contact?asked=uk");
    expect(await post(saveContact, "uk", contact)).toBe("/ca-fr/get-started/contact?sent=uk");
    expect(await editions()).toEqual(["ca-fr"]);
    expect(await post(saveContact, "ca", contact)).toBe("/ca/get-started/review");
    expect(await editions()).toEqual(["ca"]);
  });

  it("is submitted in the language in which the terms were accepted", async () => {
    await answerAll("ca");
    await post(submitReview, "ca-fr", {
      ...formFromPlan(plan),
      version: "4",
      choice: reviewedChoice("ca", plan),
      terms: termsVersion(editionNamed("ca-fr") ?? defaultEdition),
      termsAccepted: "on",
    });
    expect((await use().db.select().from(submissions)).map(({ edition }) => edition)).toEqual(["ca-fr"]);
  });
});
