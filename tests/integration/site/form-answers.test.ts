import { describe, expect, test } from "vitest";
import type { MarketCode } from "@/lib/markets";
import type { WizardStep } from "@/lib/sign-up/steps";
import { sharedSite } from "@/tests/support/site/running";
import { answersIn, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Typed } from "@/tests/support/site/visitor";

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
