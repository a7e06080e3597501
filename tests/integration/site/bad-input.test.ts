/** @module-tag postgres */

import { count, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { drafts, submissions } from "@/db/schema";
import { mainEdition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import { jack500WithRollover } from "@/tests/support/prices";
import { siteForTests } from "@/tests/support/site/running-site";
import { answersIn, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page, type Visitor } from "@/tests/support/site/visitor";

const running = siteForTests("postgresql");
/** A page of each step, as the source of forged posts, and who reached it; a refused post leaves them there. */
const seen = new Map<WizardStep, { visitor: Visitor; page: Page }>();
beforeAll(async () => {
  for (const step of ["plan", "business", "contact"] as const) {
    const visitor = newcomer();
    seen.set(step, { visitor, page: await walkTo(visitor, "uk", step) });
  }
});

function opened(step: WizardStep): { visitor: Visitor; page: Page } {
  const found = seen.get(step);
  if (!found) throw new Error(`nobody has reached ${step}`);
  return found;
}

const at = (step: WizardStep) => signUpAddress(mainEdition("uk"), step);
const newcomer = () => openVisitor(running().site.url);

/** The texts of the summary, and of the message beside the only wrong field. */
const messagesIn = ({ document }: Page) =>
  document
    .querySelectorAll("[role=alert], [id$=-error]")
    .map(({ text }) => text)
    .join();

async function rows(): Promise<{ submissions: number; drafts: number }> {
  return running().store.look(async (db) => {
    const [stored] = await db.select({ count: count() }).from(submissions);
    const [begun] = await db.select({ count: count() }).from(drafts);
    return { submissions: stored?.count ?? 0, drafts: begun?.count ?? 0 };
  });
}

describe("F21: a forged post", () => {
  const refusals: [what: string, step: WizardStep, typed: Record<string, string | null>, message: string][] =
    [
      ["a plan of the prototype's", "plan", { planType: "constructor" }, "Choose one of the plans"],
      [
        "a field of 60,000 characters",
        "business",
        { ...answersIn("uk").business, businessName: "n".repeat(60_000) },
        "That is more than this form can take",
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
        { ...answersIn("uk").contact, accountingSoftware: "none" },
        "Choose one of the programs in the list",
      ],
    ];

  test.each(refusals)("with %s shows the form again with its message", async (_, step, typed, message) => {
    const { visitor, page } = opened(step);
    const before = await rows();
    const answered = await visitor.press(page, { typed });
    const { address, status, document } = answered;
    expect([address, status]).toEqual([at(step), 200]);
    expect(document.querySelector("form#step")).not.toBeNull();
    expect(messagesIn(answered)).toContain(message);
    expect(document.querySelector("title")?.text).toMatch(/^Error: /);
    // The first step's errors are kept with the draft that it creates.
    expect(await rows()).toEqual(step === "plan" ? { ...before, drafts: before.drafts + 1 } : before);
  });

  it("with field names of Object.prototype is read as if they were missing", async () => {
    const { visitor, page } = opened("business");
    const answered = await visitor.press(page, {
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
});

it("F28: no typed value is logged", () => {
  expect(running().site.log()).not.toMatch(/harbour|rosa|marsh|crafted|quay street/i);
});
