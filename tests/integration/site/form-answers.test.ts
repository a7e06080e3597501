import { describe, expect, test } from "vitest";
import { z } from "zod";
import { drafts } from "@/db/schema";
import type { MarketCode } from "@/lib/markets";
import type { WizardStep } from "@/lib/onboarding/steps";
import { siteForTests } from "./running-site";
import { answersIn, walkTo } from "./sign-up";
import { filledIn, openVisitor, type Typed } from "./visitor";

const running = siteForTests("postgresql");

type Told = [market: MarketCode, typed: Typed, message: string, field: string];

const told: Partial<Record<WizardStep, Told[]>> = {
  business: [
    ["uk", { businessName: "  " }, "Business name is required", "businessName"],
    [
      "uk",
      { businessName: "n".repeat(201) },
      "Business name must be less than 200 characters",
      "businessName",
    ],
    [
      "uk",
      { companiesHouseNumber: "1234567" },
      "Companies House number must be exactly 8 alphanumeric characters",
      "companiesHouseNumber",
    ],
    [
      "us",
      { companiesHouseNumber: "1-23456789" },
      "EIN must be 9 digits (format: 12-3456789 or 123456789)",
      "companiesHouseNumber",
    ],
    [
      "ca",
      { companiesHouseNumber: "12345678" },
      "Business Number must be exactly 9 digits",
      "companiesHouseNumber",
    ],
    [
      "uk",
      { "directors.0.name": "n".repeat(101) },
      "Director name must be less than 100 characters",
      "directors.0.name",
    ],
    [
      "uk",
      { "directors.0.officer_role": "r".repeat(51) },
      "Officer role must be less than 50 characters",
      "directors.0.officer_role",
    ],
  ],
  contact: [
    ["uk", { contactName: "" }, "Name is required", "contactName"],
    ["us", { contactName: "n".repeat(101) }, "Name must be less than 100 characters", "contactName"],
    ["uk", { contactEmail: "rosa@" }, "Invalid email address", "contactEmail"],
    [
      "ca",
      { contactEmail: `${"r".repeat(250)}@e.com` },
      "Email must be less than 255 characters",
      "contactEmail",
    ],
    ["us", { contactPhone: "ring me" }, "Invalid phone number format", "contactPhone"],
  ],
  review: [["uk", {}, "Please accept the terms and conditions to continue", "termsAccepted"]],
};

describe.each(Object.entries(told) as [WizardStep, Told[]][])("the step %s", (step, rows) => {
  test.each(rows)("in %s, sent with %j, says '%s'", async (market, typed, message, field) => {
    const visitor = openVisitor(running().site.url);
    const page = await walkTo(visitor, market, step);
    const answers = step === "review" ? {} : answersIn(market)[step as keyof ReturnType<typeof answersIn>];
    const { status, document } = await visitor.press(page, { typed: { ...answers, ...typed } });
    expect(status).toBe(200);
    expect(document.querySelector("title")?.text).toMatch(/^Error: /);
    const link = document.querySelector(`.problem a[href="#${field}"]`);
    expect(link?.text).toBe(message);
    const control = document.querySelectorAll("[aria-invalid]");
    expect(control.map((one) => one.getAttribute("id"))).toEqual([field]);
    const described = control[0]?.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described).toContain(`${field}-error`);
    expect(document.getElementById(`${field}-error`)?.text).toContain(message);
    for (const [name, value] of Object.entries(typed).filter(([, text]) => text !== ""))
      expect(document.getElementById(name)?.getAttribute("value")).toBe(value);
  });
});

test("a browser that refuses the cookie is told so, and is not sent round in circles", async () => {
  const visitor = openVisitor(running().site.url, { refusesCookies: true });
  let page = await visitor.open("/uk/get-started/plan");
  for (const _ of ["first", "second"]) {
    page = await visitor.press(page, { typed: answersIn("uk").plan });
    expect(page.address).toBe("/uk/get-started/plan?lost=cookie");
    expect(page.document.querySelector("[role=alert]")?.text).toContain(
      "This browser did not keep our cookie",
    );
  }
  expect((await visitor.open("/uk/get-started/contact")).address).toBe("/uk/get-started/plan?lost=1");
});

describe("a request that no form of ours makes", () => {
  type Crafted = [what: string, status: number, craft: (form: FormData) => RequestInit];
  const actionIn = (form: FormData) =>
    z.object({ id: z.string() }).parse(JSON.parse(String(form.get("$ACTION_1:0")))).id;
  const called = (form: FormData, how: string, id = actionIn(form)) => {
    const body = new FormData();
    body.set("0", how);
    return { body, headers: { "next-action": id } };
  };
  const stateOf = (values: Record<string, string>) => {
    const state = { attempt: 0, values, problems: [], notice: null, focus: null, said: null, leaveFor: null };
    return JSON.stringify([state, "$K1"]);
  };
  const withState = (form: FormData, state: string) => {
    form.set("$ACTION_1:1", state);
    return { body: form };
  };
  const crafted: Crafted[] = [
    [
      "over 4 MB",
      413,
      (form) => {
        form.set("businessName", "n".repeat(4_500_000));
        return { body: form };
      },
    ],
    ["with no state", 400, (form) => withState(form, "[null]")],
    ["with junk for a state", 400, (form) => withState(form, "{{{")],
    ["with a state that refers elsewhere", 400, (form) => withState(form, '["$Q9"]')],
    [
      "in broken parts",
      400,
      () => ({ body: "--x\r\nnonsense", headers: { "content-type": "multipart/form-data; boundary=x" } }),
    ],
    ["of another type", 415, () => ({ body: "{}", headers: { "content-type": "application/json" } })],
    ["from another site", 403, (form) => ({ body: form, headers: { origin: "https://elsewhere.example" } })],
    ["called with nothing", 400, (form) => called(form, "[null]")],
    ["called with junk", 400, (form) => called(form, "{{{")],
    ["called with a state that refers elsewhere", 400, (form) => called(form, '["$Q9","$K1"]')],
    ["called with a text that refers elsewhere", 400, (form) => called(form, stateOf({ a: "$Q9" }))],
    ["called without fields", 400, (form) => called(form, "[]")],
    [
      "called in another type",
      415,
      (form) => ({
        body: "[null]",
        headers: { "next-action": actionIn(form), "content-type": "text/plain" },
      }),
    ],
    ["by another method", 405, (form) => ({ body: form, method: "PUT" })],
  ];

  const send = (address: string, { headers, ...init }: RequestInit) =>
    fetch(new URL(address, running().site.url), {
      method: "POST",
      ...init,
      headers: { origin: running().site.url, ...headers },
      redirect: "manual",
    });

  test.each(crafted)(
    "%s is answered %i, with a reason and no stack, and leaves no row",
    async (_, status, craft) => {
      const { site, store } = running();
      const page = await walkTo(openVisitor(site.url), "uk", "business");
      const rows = () => store.look((db) => db.$count(drafts));
      const before = await rows();
      const answered = await send(page.address, craft(filledIn(page, {})));
      expect(answered.status).toBe(status);
      expect(await answered.text()).toMatch(/^[A-Z][\w ,/-]{10,60}$/);
      expect(await rows()).toBe(before);
    },
  );

  test("calls an action that no build knows: the browser is told to load the page anew", async () => {
    const page = await walkTo(openVisitor(running().site.url), "uk", "business");
    const answered = await send(page.address, called(new FormData(), stateOf({}), "7".repeat(42)));
    expect([answered.status, answered.headers.get("x-nextjs-action-not-found")]).toEqual([409, "1"]);
  });

  test.each([
    ["an action with fields alone", '["$K1"]'],
    ["an action with a form", stateOf({})],
  ])("calls %s: it is read as an empty form", async (_, how) => {
    const page = await walkTo(openVisitor(running().site.url), "uk", "business");
    const answered = await send(page.address, called(filledIn(page, {}), how));
    expect(answered.status).toBe(200);
    expect(await answered.text()).toContain('"field":"businessName"');
  });

  test.each(["[null]", "{{{", '["$Q9","$K1"]'])(
    "to the payment page, called with %j, is refused with a reason",
    async (how) => {
      const answered = await send("/payment-success", called(new FormData(), how, "7".repeat(42)));
      expect([answered.status, await answered.text()]).toEqual([400, "The form was changed on its way"]);
    },
  );
});
