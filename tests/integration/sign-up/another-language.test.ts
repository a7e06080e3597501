import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import {
  saveBusiness,
  saveContact,
  savePlan,
  saveRollover,
  startSignUp,
} from "@/app/[market]/get-started/actions";
import { emailLink } from "@/app/[market]/get-started/continue/actions";
import { submitReview } from "@/app/[market]/get-started/submit-action";
import { changeLanguage } from "@/app/payment-success/actions";
import { freshState } from "@/components/sign-up/form/form-state";
import { attemptsOf } from "@/db/queries/attempts";
import { drafts, submissions } from "@/db/schema";
import { choiceCookie } from "@/lib/geo/record";
import {
  defaultEdition,
  type Edition,
  type EditionCode,
  editionNamed,
  mainEdition,
} from "@/lib/markets/editions";
import { formFromPlan } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import { reviewedChoice } from "@/lib/sign-up/review";
import type { WizardStep } from "@/lib/sign-up/steps";
import { termsVersion } from "@/server/legal/texts";
import { openStep } from "@/server/sign-up/open-step";
import { resumable } from "@/server/sign-up/resume";
import { cookies, newBrowser } from "@/tests/support/browser";
import { describeOnDatabase } from "@/tests/support/database/database";
import { drainMail } from "@/tests/support/drain-mail";
import { mailboxOfFile } from "@/tests/support/mailbox";
import { fakeGoCardless } from "@/tests/support/payments/ground";
import { redirectOf } from "@/tests/support/sign-up/tab";

fakeGoCardless();
const mailbox = mailboxOfFile();

type Action = typeof savePlan;
const french = editionNamed("ca-fr") ?? defaultEdition;
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

  async function answerAll(segment: string, region = "") {
    return [
      await post(savePlan, segment, formFromPlan(plan)),
      await post(saveRollover, segment, formFromPlan(plan)),
      await post(saveBusiness, segment, { ...canadian, "registeredAddress.region": region }),
      await post(saveContact, segment, contact),
    ];
  }

  const acceptIn = (edition: Edition) =>
    post(submitReview, edition.segment, {
      ...formFromPlan(plan),
      version: "4",
      choice: reviewedChoice("ca", plan),
      terms: termsVersion(edition),
      termsAccepted: "on",
    });
  const acceptInFrench = () => acceptIn(french);

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

  it("goes on from the start screen in the language of that page", async () => {
    await answerAll("ca-fr");
    for (const [segment, shownIn] of [
      ["ca", "ca"],
      ["ca-fr", "ca-fr"],
      ["us", "ca-fr"],
    ]) {
      const page = editionNamed(segment) ?? defaultEdition;
      expect(await resumable(page)).toMatchObject({ kind: "underWay", edition: { segment: shownIn } });
    }
  });

  it("is mailed to another device in the language of the page that asks for the link", async () => {
    await answerAll("ca");
    await post(emailLink, "ca-fr", { linkEmail: contact.contactEmail });
    await drainMail();
    expect(await mailbox.messages()).toMatchObject([{ subject: "Continuez votre inscription à Jack" }]);
    expect(await editions()).toEqual(["ca-fr"]);
  });

  it("is led back to it by way of another currency", async () => {
    const toPlan = (edition: string, currency: string, from = "") =>
      post(savePlan, edition, { ...formFromPlan(plan), intent: `currency.${currency}`, from });
    await answerAll("ca-fr");
    expect(await toPlan("ca-fr", "us")).toMatch("/us/get-started/plan?from=ca-fr");
    expect(await toPlan("us", "uk", "ca-fr")).toMatch("/uk/get-started/plan?from=ca-fr");
    expect(await toPlan("uk", "ca", "ca-fr")).toMatch("/ca-fr/get-started/plan");
    expect(await editions()).toEqual(["ca-fr"]);
  });

  it("is led back to the language that was read last, whichever was chosen by a link before", async () => {
    (await cookies()).set(choiceCookie, "ca-fr");
    await answerAll("ca");
    const away = await post(savePlan, "ca", { ...formFromPlan(plan), intent: "currency.us" });
    expect(away).toMatch("/us/get-started/plan?from=ca");
    expect(await post(savePlan, "us", { ...formFromPlan(plan), intent: "currency.ca", from: "ca" })).toMatch(
      /^\/ca\/get-started\/plan/,
    );
    expect(await editions()).toEqual(["ca"]);
  });

  it("is submitted in the language in which the terms were accepted", async () => {
    await answerAll("ca");
    await acceptInFrench();
    expect((await use().db.select().from(submissions)).map(({ edition }) => edition)).toEqual(["ca-fr"]);
  });

  it("opens another page of the provider for terms that are accepted in another language", async () => {
    await answerAll("ca-fr", "ON");
    const page = await acceptInFrench();
    expect(await acceptInFrench()).toBe(page);
    const english = await acceptIn(mainEdition("ca"));
    expect(english).toMatch(/^http/);
    expect(english).not.toBe(page);
    expect(await acceptIn(mainEdition("ca"))).toBe(english);
  });

  it("is changed on the confirmation, to the market's other language, by a browser that may see it", async () => {
    await answerAll("ca-fr");
    await acceptInFrench();
    const { db } = use();
    const debit = { mandateId: "MD1", subscriptionId: "SB1", confirmedAt: sql`now()` };
    const [bought] = await db
      .update(submissions)
      .set({ paymentStatus: "confirmed", ...debit })
      .returning();
    const [attempt] = await attemptsOf(db, bought?.id ?? "");
    const changedTo = async (segment: string) => {
      const form = new FormData();
      form.set("submissionId", bought?.id ?? "");
      form.set("requestId", attempt?.requestId ?? "");
      form.set("edition", segment);
      await redirectOf(() => changeLanguage(null, form));
      return (await db.select().from(submissions)).map(({ edition }) => edition);
    };
    expect(await changedTo("us")).toEqual(["ca-fr"]);
    expect(await changedTo("ca")).toEqual(["ca"]);
    const [changed] = await db.select().from(submissions);
    expect(changed?.acceptedEdition).toBe("ca-fr");
    newBrowser();
    expect(await changedTo("ca-fr")).toEqual(["ca"]);
  });
});
