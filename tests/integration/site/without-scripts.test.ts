import { describe, expect, it, test } from "vitest";
import { mainEdition } from "@/lib/markets/editions";
import { signUpAddress } from "@/lib/routing/addresses";
import type { WizardStep } from "@/lib/sign-up/steps";
import { sharedSite } from "@/tests/support/site/running";
import { answersIn, setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page, type Typed } from "@/tests/support/site/visitor";

const titleOf = ({ document }: Page) => document.querySelector("title")?.text ?? "";
/** The messages of the summary, or that of the only wrong field. */
const saidIn = ({ document }: Page) => {
  const listed = document.querySelectorAll("[role=alert] a").map(({ text }) => text);
  const beside = document.querySelectorAll("[id$=-error]").map(({ text }) => text.replace("Error: ", ""));
  return listed.length > 0 ? listed : beside;
};
const textIn = ({ document }: Page, name: string) =>
  document.querySelector(`[name="${name}"]`)?.getAttribute("value") ?? null;

type RefusedForm = [step: WizardStep, typed: Typed, said: string[], focused: string];

const refusedForms: RefusedForm[] = [
  ["plan", { planType: "free" }, ["Choose one of the plans"], "alert"],
  [
    "business",
    { businessName: "", "registeredAddress.locality": "$Q9", "directors.0.officer_role": "Director" },
    ["Business name is required", "Enter the director\u2019s name"],
    "alert",
  ],
  [
    "contact",
    { contactName: "Rosa", contactEmail: "rosa@", contactPhone: "ring me" },
    ["Invalid email address", "Invalid phone number format"],
    "alert",
  ],
  ["review", {}, ["Please accept the terms and conditions to continue"], "termsAccepted"],
];

describe("a form without JavaScript", () => {
  const newcomer = () => openVisitor(sharedSite().url);
  const answersOf = (step: WizardStep): Typed =>
    step === "review" ? {} : { ...answersIn("uk")[step], "directors.0.name": null };

  test.each(refusedForms)(
    "of the %s step, rejected, gets a 303 to its own page, which says why for one view",
    async (step, typed, said, focused) => {
      const visitor = newcomer();
      const page = await walkTo(visitor, "uk", step);
      const address = signUpAddress(mainEdition("uk"), step);
      const sent = await visitor.send(page, { typed: { ...answersOf(step), ...typed } });
      expect(sent).toEqual({ status: 303, location: address });

      const shown = await visitor.open(address);
      expect(shown).toMatchObject({ status: 200, address });
      expect(titleOf(shown)).toMatch(/^Error: /);
      expect(saidIn(shown)).toEqual(said);
      const [focus, ...more] = shown.document.querySelectorAll("[autofocus]");
      expect([focus?.getAttribute("role") ?? focus?.id, more]).toEqual([focused, []]);
      for (const [name, text] of Object.entries(typed))
        if (name !== "planType") expect(textIn(shown, name)).toBe(text);

      const again = await visitor.open(address);
      expect(titleOf(again)).not.toMatch(/^Error: /);
      expect(saidIn(again)).toEqual([]);
    },
  );

  it("keeps its values when a director is added or removed, and links to the row", async () => {
    const visitor = newcomer();
    const page = await walkTo(visitor, "uk", "business");
    const typed = { businessName: "Harbour\u0000Bakery", companiesHouseNumber: "12" };
    const added = await visitor.send(page, { typed, button: ["intent", "add-director"] });
    expect(added).toEqual({ status: 303, location: "/uk/get-started/business#directors.0.name" });
    const withRow = await visitor.open("/uk/get-started/business");
    expect(textIn(withRow, "directors.0.name")).toBe("");
    expect(textIn(withRow, "companiesHouseNumber")).toBe("12");
    expect(saidIn(withRow)).toEqual([]);

    const removed = await visitor.send(withRow, { typed, button: ["intent", "remove-director.0"] });
    expect(removed.status).toBe(303);
    const without = await visitor.open("/uk/get-started/business");
    expect(textIn(without, "directors.0.name")).toBeNull();
    expect(textIn(without, "companiesHouseNumber")).toBe("12");
    expect(without.document.querySelector("form#step [role=status]")?.text).toBe("Director 1 removed");
  });

  it("forgets its rejected values once its step is saved", async () => {
    const visitor = newcomer();
    const page = await walkTo(visitor, "uk", "business");
    await visitor.send(page, { typed: { businessName: "", companiesHouseNumber: "12" } });
    const saved = await visitor.press(page, { typed: answersIn("uk").business });
    expect(saved.address).toBe("/uk/get-started/contact");
    const back = await visitor.open("/uk/get-started/business");
    expect(titleOf(back)).not.toMatch(/^Error: /);
    expect(textIn(back, "businessName")).toBe("Harbour Bakery");
  });

  it("shows its rejected values on its own page only", async () => {
    const visitor = newcomer();
    const page = await walkTo(visitor, "uk", "contact");
    await visitor.send(page, { typed: { contactName: "", contactEmail: "rosa@quay.example" } });
    expect(titleOf(await visitor.open("/uk/get-started/business"))).not.toMatch(/^Error: /);
    expect(saidIn(await visitor.open("/uk/get-started/contact"))).toEqual(["Name is required"]);
  });

  it("that sends a link is redirected to its own page, which says why for one view", async () => {
    const visitor = newcomer();
    await walkTo(visitor, "uk", "rollover");
    const page = await visitor.open("/uk/get-started/continue");
    const sent = await visitor.send(page, { form: "form#link", typed: { linkEmail: "rosa@" } });
    expect(sent).toEqual({ status: 303, location: "/uk/get-started/continue" });
    const shown = await visitor.open("/uk/get-started/continue");
    expect([titleOf(shown).startsWith("Error: "), saidIn(shown)]).toEqual([true, ["Invalid email address"]]);
    expect(textIn(shown, "linkEmail")).toBe("rosa@");
    expect(saidIn(await visitor.open("/uk/get-started/continue"))).toEqual([]);
  });

  it("ends in a redirect whichever button is pressed", async () => {
    const visitor = newcomer();
    const start = await visitor.open("/uk/get-started");
    const currency = { typed: { market: "uk" }, form: "form" };
    expect(await visitor.send(start, currency)).toMatchObject({ status: 303 });
    const plan = await visitor.open("/uk/get-started/plan");
    const toCanada = await visitor.send(plan, { button: ["intent", "currency.ca"] });
    expect(toCanada).toEqual({ status: 303, location: "/ca/get-started/plan" });
    const review = await walkTo(visitor, "ca", "review");
    const updated = await visitor.send(review, {
      typed: { planType: "professional" },
      button: ["intent", "update-plan"],
    });
    expect(updated.status).toBe(303);
    expect(updated.location).toMatch(/^\/ca\/get-started\/review\?changed=updated&at=\d+$/);
    const portfolio = await visitor.send(await visitor.open("/ca/get-started/review"), {
      typed: { planType: "multi_entity" },
      button: ["intent", "update-plan"],
    });
    expect(portfolio).toEqual({ status: 303, location: "/ca/get-started/review" });
    const explained = await visitor.open("/ca/get-started/review");
    expect(explained.document.querySelector("[role=alert]")?.text).toContain(
      "Jack Portfolio is set up in a call",
    );
  });

  it("that asks again after a bank's refusal still tells of it", async () => {
    const visitor = newcomer();
    const bank = await setUpPayment(visitor, await walkTo(visitor, "uk", "review"));
    const body = new URLSearchParams({ action: "fail" });
    const refused = await fetch(bank.address, { method: "POST", body, redirect: "manual" });
    const { pathname, search } = new URL(refused.headers.get("location") ?? "");
    const confirm = { form: "form:has([name=outcome])" };
    const { document } = await visitor.press(await visitor.open(pathname + search), confirm);
    expect(document.querySelector("h1")?.text).toBe("Your bank did not approve it");
    expect(document.querySelector("main")?.text).toContain("The usual reasons");
  });
});
