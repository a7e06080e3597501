/** @module-tag postgres */

import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { drafts, submissions } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import { jack500WithRollover } from "@/tests/support/prices";
import { siteForTests } from "@/tests/support/site/running-site";
import { answersIn, setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page, type Visitor } from "@/tests/support/site/visitor";

const running = siteForTests("postgresql");
/** Every step's page, as the source of forged posts, and who reached it; a refused post leaves them there. */
let seen: Record<WizardStep, Page>;
const reachedBy = new Map<WizardStep, Visitor>();

beforeAll(async () => {
  const reached = async (step: WizardStep) => {
    const visitor = newcomer();
    reachedBy.set(step, visitor);
    const page = await walkTo(visitor, "uk", step);
    expect(page.address).toBe(at(step));
    return page;
  };
  seen = {
    plan: await reached("plan"),
    rollover: await reached("rollover"),
    business: await reached("business"),
    contact: await reached("contact"),
    review: await reached("review"),
  };
});

const at = (step: WizardStep) => signUpAddress(mainEdition("uk"), step);
/** The address without the query that explains a redirect. */
const place = ({ address }: Page) => address.split("?")[0];
const newcomer = () => openVisitor(running().site.url);

/** The texts of the summary, and of the message beside the only wrong field. */
const messagesIn = ({ document }: Page) =>
  document
    .querySelectorAll("[role=alert], [id$=-error]")
    .map(({ text }) => text)
    .join();

/** Nobody has a sign-up before the first step is saved. */
function somebodyAt(step: WizardStep): Visitor {
  const visitor = step === "plan" ? newcomer() : reachedBy.get(step);
  if (!visitor) throw new Error(`nobody has reached ${step}`);
  return visitor;
}

async function rows(): Promise<{ submissions: number; drafts: number }> {
  return running().store.look(async (db) => {
    const [stored] = await db.select({ count: count() }).from(submissions);
    const [begun] = await db.select({ count: count() }).from(drafts);
    return { submissions: stored?.count ?? 0, drafts: begun?.count ?? 0 };
  });
}

describe("a visitor who skips a step", () => {
  test.each([
    ["plan", ["rollover", "business", "contact", "review"]],
    ["rollover", ["business", "contact", "review"]],
    ["business", ["contact", "review"]],
    ["contact", ["review"]],
  ] as const)("is led to %s, the first step not answered, from %j", async (unfinished, later) => {
    const visitor = somebodyAt(unfinished);
    for (const step of later) expect(place(await visitor.open(at(step)))).toBe(at(unfinished));
  });

  it("is led to the first step or shown the form again after a forged post, and nothing is saved", async () => {
    const before = await rows();
    for (const [step, typed] of Object.entries(answersIn("uk")).slice(1)) {
      const answered = await newcomer().press(seen[step as WizardStep], { typed });
      expect(place(answered)).toBe(step === "rollover" ? at("plan") : at(step as WizardStep));
      expect(answered.document.querySelector("[role=alert]")).not.toBeNull();
    }
    expect(place(await setUpPayment(newcomer(), seen.review))).toBe(at("plan"));
    expect(await rows()).toEqual(before);
  });
});

describe("F21: a forged post", () => {
  const refusals: [what: string, step: WizardStep, typed: Record<string, string | null>, message: string][] =
    [
      ["an unknown plan", "plan", { planType: "free" }, "Choose one of the plans"],
      ["no plan", "plan", { planType: null }, "Choose one of the plans"],
      ["a plan of the prototype's", "plan", { planType: "constructor" }, "Choose one of the plans"],
      [
        "a field of 60,000 characters",
        "business",
        { ...answersIn("uk").business, businessName: "n".repeat(60_000) },
        "That is more than this form can take",
      ],
      [
        "a name of 5,000 characters",
        "business",
        { ...answersIn("uk").business, businessName: "n".repeat(5_000) },
        "Business name must be less than 200 characters",
      ],
      [
        "a name of which nothing can be seen",
        "business",
        { ...answersIn("uk").business, businessName: "\u200B\u2060\u3164\u0000\u202E" },
        "Business name is required",
      ],
      [
        "sixty directors",
        "business",
        Object.fromEntries([
          ...Object.entries(answersIn("uk").business),
          ...Array.from({ length: 60 }, (_, i) => [`directors.${i}.name`, "Rosa"]),
          ["directors.9999.name", "Rosa"],
        ]),
        "Enter at most 20 directors",
      ],
      [
        "a program that is not offered",
        "contact",
        { ...answersIn("uk").contact, accountingSoftware: "sage" },
        "Choose one of the programs in the list",
      ],
      ["nothing at all", "contact", { contactName: null, contactEmail: null }, "Name is required"],
      ["no accepted terms", "review", {}, "Please accept the terms and conditions to continue"],
    ];

  test.each(refusals)("with %s shows the form again with its message", async (_, step, typed, message) => {
    const visitor = somebodyAt(step);
    const before = await rows();
    const answered = await visitor.press(seen[step], { typed });
    const { address, status, document } = answered;
    expect([address, status]).toEqual([at(step), 200]);
    expect(document.querySelector("form#step")).not.toBeNull();
    expect(messagesIn(answered)).toContain(message);
    expect(document.querySelector("title")?.text).toMatch(/^Error: /);
    // The first step's errors are kept with the draft that it creates.
    expect(await rows()).toEqual(step === "plan" ? { ...before, drafts: before.drafts + 1 } : before);
  });

  it("with field names of Object.prototype is read as if they were missing", async () => {
    const visitor = somebodyAt("business");
    const answered = await visitor.press(seen.business, {
      typed: { ...answersIn("uk").business, businessName: null, ["__proto__"]: "x", constructor: "y" },
    });
    expect(answered.status).toBe(200);
    expect(messagesIn(answered)).toContain("Business name is required");
  });

  it("with its own prices and limits gets those of the catalogue", async () => {
    const own = { planPrice: "1", total: "1", rolloverPrice: "0", transactionLimit: "9999", currency: "CAD" };
    const visitor = newcomer();
    const review = await walkTo(visitor, "uk", "review", {
      plan: { planType: "professional", "rollover.professional": "on", ...own },
      rollover: { "rollover.professional": "on", ...own },
      contact: { ...answersIn("uk").contact, contactEmail: "crafted@harbour.example", ...own },
    });
    const left = await visitor.press(review, { typed: { termsAccepted: "on", ...own } });
    expect(left.address).toContain(running().site.provider);
    const [sold] = await running().store.look((db) =>
      db.select().from(submissions).where(eq(submissions.contactEmail, "crafted@harbour.example")),
    );
    expect(sold).toMatchObject({
      ...{
        planType: "professional",
        planPrice: jack500WithRollover.minor,
        hasRollover: true,
        rolloverPrice: 50_00,
      },
      ...{ transactionLimit: 500, accountLimit: 5, currency: "GBP", serviceCountry: "UK" },
    });
  });

  it("that continues with Portfolio after step 2 is redirected, and writes no row", async () => {
    const visitor = newcomer();
    const reached = await walkTo(visitor, "uk", "rollover", { plan: { planType: "multi_entity" } });
    expect(reached.address).toBe(at("rollover"));
    const before = await rows();
    for (const [step, typed] of Object.entries(answersIn("uk")).slice(2)) {
      expect(place(await visitor.open(at(step as WizardStep)))).toBe(at("rollover"));
      const answered = await visitor.press(seen[step as WizardStep], { typed });
      expect(place(answered)).toBe(at("rollover"));
    }
    const left = await setUpPayment(visitor, seen.review);
    expect(left.address).not.toContain(running().site.provider);
    expect(await rows()).toEqual(before);
  });

  test.each([null, "0", "999", "x"])(
    "of a review whose version is %j is shown the review again",
    async (version) => {
      const visitor = somebodyAt("review");
      const before = await rows();
      const answered = await visitor.press(seen.review, { typed: { termsAccepted: "on", version } });
      expect(answered.address).toMatch(/\/review\?changed=answers&at=\d+$/);
      expect(await rows()).toEqual(before);
    },
  );
});

it("F28: no typed value is logged", () => {
  expect(running().site.log()).not.toMatch(/harbour|rosa|marsh|crafted|quay street/i);
});
