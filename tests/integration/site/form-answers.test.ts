import { expect, test } from "vitest";
import { sharedSite } from "@/tests/support/site/running";
import { answersIn, setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page } from "@/tests/support/site/visitor";

const { url } = sharedSite();

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
