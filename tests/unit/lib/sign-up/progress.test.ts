import { describe, expect, it, test } from "vitest";
import { type Answers, readAnswers } from "@/lib/sign-up/answers";
import { businessAnswer, emptyAddress } from "@/lib/sign-up/business";
import { answersMovedTo, droppedBetween, droppedFromQuery } from "@/lib/sign-up/change-market";
import { mayVisit, progress } from "@/lib/sign-up/progress";
import { wizardSteps } from "@/lib/sign-up/steps";

const plan = { planType: "starter", hasRollover: true } as const;
const rollover = { answered: true } as const;
const business = businessAnswer.parse({
  businessName: "Harbour Bakery",
  companiesHouseNumber: "12345678",
});
const contact = {
  contactName: "Rosa Marsh",
  contactEmail: "rosa@harbour.example",
  contactPhone: "",
  accountingSoftware: "xero",
} as const;
const whole: Answers = { plan, rollover, business, contact };

describe("progress", () => {
  test.each<[Answers, (typeof wizardSteps)[number]]>([
    [{}, "plan"],
    [{ plan }, "rollover"],
    [{ plan, rollover }, "business"],
    [{ plan, rollover, business }, "contact"],
    [whole, "review"],
    [{ rollover, business, contact }, "plan"],
    [{ ...whole, plan: { planType: "multi_entity", hasRollover: false } }, "rollover"],
    [{ ...whole, business: { ...business, companiesHouseNumber: "1234567" } }, "business"],
    [{ ...whole, contact: { ...contact, accountingSoftware: "" } }, "contact"],
  ])("with %j is %s, and nothing after it may be visited", (answers, current) => {
    const reached = progress(answers, "uk");
    expect(reached.current).toBe(current);
    const open = wizardSteps.filter((step) => mayVisit(step, reached));
    expect(open).toEqual(wizardSteps.slice(0, wizardSteps.indexOf(current) + 1));
  });

  it("marks answered steps, also after a gap", () => {
    expect(progress({ ...whole, contact: undefined }, "uk").completed).toEqual([
      "plan",
      "rollover",
      "business",
    ]);
    expect(progress({ contact }, "uk").completed).toEqual(["contact"]);
  });
});

describe("another country", () => {
  it("asks again for number and software that do not fit, and keeps the rest", () => {
    const moved = answersMovedTo(whole, { from: "uk", to: "us" });
    expect(moved).toEqual({
      ...whole,
      business: { ...business, companiesHouseNumber: "" },
      contact: { ...contact, accountingSoftware: "" },
    });
    expect(progress(moved, "us").current).toBe("business");
  });

  it.each([
    ["us", "ca"],
    ["ca", "us"],
  ] as const)("takes no number of %s for one of %s, and keeps what fits there too", (from, to) => {
    const before: Answers = {
      ...whole,
      business: { ...business, companiesHouseNumber: "123456789" },
      contact: { ...contact, accountingSoftware: "quickbooks" },
    };
    const moved = answersMovedTo(before, { from, to });
    expect(moved).toEqual({ ...before, business: { ...business, companiesHouseNumber: "" } });
    expect(droppedBetween(before, moved)).toEqual(["companiesHouseNumber"]);
    expect(answersMovedTo({}, { from, to })).toEqual({});
  });
});

describe("a change from the United Kingdom to Canada", () => {
  const director = (name: string) => ({ name, officer_role: "director", appointed_on: "" });
  const lewes = { ...emptyAddress, addressLine1: "14 Hale Road", locality: "Lewes", postalCode: "BN7 2QT" };
  const british: Answers = {
    ...whole,
    business: { ...business, registeredAddress: lewes, directors: [director("Ada Byron")] },
    contact: { ...contact, contactPhone: "07700 900123" },
  };
  const phone = { typed: "07700 900123", abroad: "+447700900123" };

  it("drops the number, the address, the directors and the software, and names them", () => {
    const moved = answersMovedTo(british, { from: "uk", to: "ca", phone });
    expect(moved.business).toEqual({ ...business, companiesHouseNumber: "", directors: [] });
    expect(moved.contact).toEqual({ ...contact, contactPhone: "+447700900123", accountingSoftware: "" });
    expect(droppedBetween(british, moved)).toEqual([
      "companiesHouseNumber",
      "registeredAddress",
      "directors",
      "accountingSoftware",
    ]);
  });

  it("names an address that has only a town", () => {
    const registeredAddress = { ...emptyAddress, locality: "Lewes" };
    const before = { ...british, business: { ...business, registeredAddress } };
    const moved = answersMovedTo(before, { from: "uk", to: "ca" });
    expect(moved.business?.registeredAddress).toEqual(emptyAddress);
    expect(droppedBetween(before, moved)).toContain("registeredAddress");
  });

  it.each([
    ["us", "ca", "90210", "NY"],
    ["ca", "us", "K1A 0B1", "ON"],
    ["us", "uk", "90210-1234", "CA"],
  ] as const)("from %s to %s drops %s and %s", (from, to, postalCode, region) => {
    const there = { ...emptyAddress, addressLine1: "1 Main St", region, postalCode };
    const before = { ...whole, business: { ...business, registeredAddress: there } };
    const moved = answersMovedTo(before, { from, to });
    expect(moved.business?.registeredAddress).toEqual({ ...there, region: "", postalCode: "" });
    expect(droppedBetween(before, moved)).toEqual(expect.arrayContaining(["region", "postalCode"]));
  });

  it("is shown from the step's query string with known keys only", () => {
    expect(droppedFromQuery("postalCode,<b>,__proto__,companiesHouseNumber")).toEqual([
      "companiesHouseNumber",
      "postalCode",
    ]);
    expect(droppedFromQuery(["a"])).toEqual([]);
  });
});

describe("answers as they are stored", () => {
  it("are read back unchanged", () => {
    expect(readAnswers(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test.each([null, undefined, 7, "text", []])("that are %j are none", (stored) => {
    expect(readAnswers(stored)).toEqual({});
  });

  it("of an older version keep each readable part, and fill in missing ones", () => {
    const { appointed_on: _, ...older } = { name: "Rosa", officer_role: "Director", appointed_on: "" };
    const { region: _region, ...olderAddress } = emptyAddress;
    const stored = {
      plan: { planType: "gold", hasRollover: false },
      rollover,
      business: { ...business, registeredAddress: olderAddress, directors: [older] },
      contact: { ...contact, contactPhone: undefined },
      unknown: "part",
    };
    expect(readAnswers(stored)).toEqual({
      plan: undefined,
      rollover,
      business: { ...business, directors: [{ ...older, appointed_on: "" }] },
      contact,
    });
  });
});
