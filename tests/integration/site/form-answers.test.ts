import { describe, expect, test } from "vitest";
import type { MarketCode } from "@/lib/markets";
import type { WizardStep } from "@/lib/sign-up/steps";
import { sharedSite } from "@/tests/support/site/running";
import { answersIn, setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page, type Typed } from "@/tests/support/site/visitor";

const { url } = sharedSite();

type RefusedForm = [market: MarketCode, typed: Typed, message: string, field: string];

/** A field of each kind. Unit tests of `i18n/validation` have what raises each message. */
const refusedForms: Partial<Record<WizardStep, RefusedForm[]>> = {
  business: [
    ["uk", { businessName: "  " }, "Business name is required", "businessName"],
    [
      "us",
      { companiesHouseNumber: "1-23456789" },
      "EIN must be 9 digits (format: 12-3456789 or 123456789)",
      "companiesHouseNumber",
    ],
    [
      "uk",
      { "directors.0.name": "n".repeat(101) },
      "Director name must be less than 100 characters",
      "directors.0.name",
    ],
  ],
  contact: [["ca", { contactPhone: "ring me" }, "Invalid phone number format", "contactPhone"]],
  review: [["uk", {}, "Please accept the terms and conditions to continue", "termsAccepted"]],
};

describe.each(Object.entries(refusedForms) as [WizardStep, RefusedForm[]][])("the step %s", (step, rows) => {
  test.each(rows)("in %s, sent with %j, says '%s'", async (market, typed, message, field) => {
    const visitor = openVisitor(url);
    const page = await walkTo(visitor, market, step);
    const answers = step === "review" ? {} : answersIn(market)[step as keyof ReturnType<typeof answersIn>];
    const { status, document } = await visitor.press(page, { typed: { ...answers, ...typed } });
    expect(status).toBe(200);
    expect(document.querySelector("title")?.text).toMatch(/^Error: /);
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(document.querySelectorAll("[autofocus]").map((one) => one.getAttribute("id"))).toEqual([field]);
    const control = document.querySelectorAll("[aria-invalid]");
    expect(control.map((one) => one.getAttribute("id"))).toEqual([field]);
    const described = control[0]?.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described).toContain(`${field}-error`);
    expect(document.getElementById(`${field}-error`)?.text).toContain(message);
    for (const [name, value] of Object.entries(typed).filter(([, text]) => text !== ""))
      expect(document.getElementById(name)?.getAttribute("value")).toBe(value);
  });
});

test("two problems are a list, which has the focus", async () => {
  const visitor = openVisitor(url);
  const page = await walkTo(visitor, "us", "business");
  const typed = { businessName: "", companiesHouseNumber: "" };
  const { document } = await visitor.press(page, { typed });
  expect(document.querySelectorAll("[autofocus]").map((one) => one.getAttribute("role"))).toEqual(["alert"]);
  expect(document.querySelectorAll("[role=alert] a").map((one) => one.getAttribute("href"))).toEqual([
    "#businessName",
    "#companiesHouseNumber",
  ]);
});

test("F60: a browser that rejects the cookie gets a message, without a redirect loop", async () => {
  const visitor = openVisitor(url, { refusesCookies: true });
  let page = await visitor.open("/uk/get-started/plan");
  for (const _ of ["first", "second"]) {
    page = await visitor.press(page, { typed: answersIn("uk").plan });
    expect(page.address).toBe("/uk/get-started/plan?lost=cookie");
    expect(page.document.querySelector("[role=alert]")?.text).toContain(
      "This browser did not keep our cookie",
    );
  }
  expect((await visitor.open("/uk/get-started/contact")).address).toBe("/uk/get-started/plan?lost=answers");
});

const alertOf = ({ document }: Page) => document.querySelector("[role=alert]")?.text ?? "";
const mainOf = ({ document }: Page) => document.querySelector("main")?.text ?? "";
const typedIn = ({ document }: Page, field: string) => document.getElementById(field)?.getAttribute("value");

test("F60: a form whose sign-up is not open in this browser is the answer, with the reason and what was typed", async () => {
  const page = await walkTo(openVisitor(url), "uk", "contact");
  const stranger = openVisitor(url);
  const typed = { ...answersIn("uk").contact, contactEmail: "no address" };
  const shown = await stranger.press(page, { typed });
  expect(shown).toMatchObject({ address: "/uk/get-started/contact", status: 200 });
  expect(alertOf(shown)).toMatch(
    /not open here any more.*did not keep our cookie.*Go to the start of the sign-up/,
  );
  expect(["contactName", "contactEmail"].map((field) => typedIn(shown, field))).toEqual([
    "Rosa Marsh",
    "no address",
  ]);
  const review = await walkTo(openVisitor(url), "uk", "review");
  expect((await setUpPayment(stranger, review)).address).toBe("/uk/get-started/plan?lost=cookie");
});

test("F51: a tab of the country from which another tab moved the sign-up leads there, with the reason and what was typed", async () => {
  const visitor = openVisitor(url);
  const review = await walkTo(visitor, "uk", "review");
  const contact = await visitor.open("/uk/get-started/contact");
  const plan = await visitor.open("/uk/get-started/plan");
  expect((await visitor.press(plan, { button: ["intent", "currency.us"] })).address).toMatch(/^\/us\//);
  const typed = { contactName: "Rosa Quay", contactEmail: "no address" };
  for (const led of [await visitor.press(contact, { typed }), await setUpPayment(visitor, review)]) {
    expect(led.address).toBe("/us/get-started/business?sent=uk");
    const main = led.document.querySelector("main");
    expect(main?.text).toContain("This sign-up was moved to the United States in another tab");
    expect(main?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toContain("/uk/get-started");
    expect(led.document.querySelector("[aria-invalid]")).toBeNull();
  }
  const business = await visitor.open("/us/get-started/business");
  const refused = await visitor.press(business, { typed: { businessName: "", companiesHouseNumber: "" } });
  expect([refused.address, refused.status]).toEqual(["/us/get-started/business", 200]);
  expect(refused.document.querySelectorAll("[aria-invalid]")).toHaveLength(2);
  const next = await visitor.press(business, { typed: answersIn("us").business });
  expect(next.address).toBe("/us/get-started/contact");
  expect(["contactName", "contactEmail"].map((field) => typedIn(next, field))).toEqual(Object.values(typed));
});

test("a later step's address leads to the one that comes first, with the reason", async () => {
  const visitor = openVisitor(url);
  await walkTo(visitor, "uk", "business");
  const led = await visitor.open("/uk/get-started/review");
  expect(led.address).toBe("/uk/get-started/business?check=1");
  expect(mainOf(led)).toContain("This step comes first");
  expect(mainOf(led)).not.toContain("is kept");
});

test("F51: a tab whose step another tab's plan has closed leads to the plan's, with the reason and what is kept", async () => {
  const visitor = openVisitor(url);
  const review = await walkTo(visitor, "uk", "review");
  const contact = await visitor.open("/uk/get-started/contact");
  const plan = await visitor.open("/uk/get-started/plan");
  await visitor.press(plan, { typed: { planType: "multi_entity" } });
  for (const [press, kept] of [
    [() => setUpPayment(visitor, review), false],
    [() => visitor.press(contact, { typed: answersIn("uk").contact }), true],
  ] as const) {
    const led = await press();
    expect(led.address).toBe("/uk/get-started/rollover?check=1");
    expect(mainOf(led)).toContain("The plan of this sign-up is Jack Portfolio, so the page");
    expect(mainOf(led).includes("What you typed is kept.")).toBe(kept);
  }
});
