import { describe, expect, it, test } from "vitest";
import { type Answers, emptyAddress } from "@/lib/onboarding/answers";
import { answersInMarket, droppedBetween, droppedInQuery, type Known } from "@/lib/onboarding/change-market";
import { mayVisit, progress } from "@/lib/onboarding/progress";
import { wizardSteps } from "@/lib/onboarding/steps";
import { readAnswers } from "@/lib/onboarding/stored-answers";

const plan = { planType: "starter", hasRollover: true } as const;
const rollover = { answered: true } as const;
const business = {
  businessName: "Harbour Bakery",
  companiesHouseNumber: "12345678",
  registeredAddress: emptyAddress,
  directors: [],
};
const contact = {
  contactName: "Rosa Marsh",
  contactEmail: "rosa@harbour.example",
  contactPhone: "",
  accountingSoftware: "xero",
} as const;
const whole: Answers = { plan, rollover, business, contact };

describe("how far somebody has come", () => {
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

  it("ticks what is answered, also behind a gap", () => {
    expect(progress({ ...whole, contact: undefined }, "uk").completed).toEqual([
      "plan",
      "rollover",
      "business",
    ]);
    expect(progress({ contact }, "uk").completed).toEqual(["contact"]);
  });
});

describe("another country", () => {
  it("asks again for a number and a program that do not fit, and keeps the rest", () => {
    const moved = answersInMarket(whole, "us");
    expect(moved).toEqual({
      ...whole,
      business: { ...business, companiesHouseNumber: "" },
      contact: { ...contact, accountingSoftware: "" },
    });
    expect(progress(moved, "us").current).toBe("business");
  });

  it("keeps what fits there too", () => {
    const canadian: Answers = {
      ...whole,
      business: { ...business, companiesHouseNumber: "123456782" },
      contact: { ...contact, accountingSoftware: "quickbooks" },
    };
    expect(answersInMarket(canadian, "us")).toEqual(canadian);
    expect(answersInMarket({}, "ca")).toEqual({});
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
  const known: Known = { company: null, phone: { typed: "07700 900123", abroad: "+447700900123" } };

  it("drops what does not fit and names it; what a person typed stays", () => {
    const moved = answersInMarket(british, "ca", known);
    expect(moved.business).toEqual({
      ...british.business,
      companiesHouseNumber: "",
      registeredAddress: { ...lewes, postalCode: "" },
    });
    expect(moved.contact?.contactPhone).toBe("+447700900123");
    expect(droppedBetween(british, moved)).toEqual(["number", "postalCode", "software"]);
  });

  it("drops the address and the directors that the register filled in, and keeps others", () => {
    const company = {
      number: "12345678",
      name: "HARBOUR BAKERY",
      status: "active",
      ceasedOn: null,
      registeredAddress: lewes,
      directors: [director("Ada Byron")],
    };
    const typed = director("Rosa Marsh");
    const directors = [director("Ada Byron"), typed];
    const both = { ...british, business: { ...business, registeredAddress: lewes, directors } };
    const moved = answersInMarket(both, "ca", { ...known, company });
    expect(moved.business).toMatchObject({ registeredAddress: emptyAddress, directors: [typed] });
    expect(droppedBetween(both, moved)).toEqual(["number", "address", "directors", "software"]);
  });

  it.each([
    ["us", "ca", "90210", "NY"],
    ["ca", "us", "K1A 0B1", "ON"],
    ["us", "uk", "90210-1234", "CA"],
  ] as const)("from %s to %s drops %s and %s", (_, to, postalCode, region) => {
    const there = { ...emptyAddress, addressLine1: "1 Main St", region, postalCode };
    const before = { ...whole, business: { ...business, registeredAddress: there } };
    const moved = answersInMarket(before, to);
    expect(moved.business?.registeredAddress).toEqual({ ...there, region: "", postalCode: "" });
    expect(droppedBetween(before, moved)).toEqual(expect.arrayContaining(["region", "postalCode"]));
  });

  it("is told by the address of the step in known words alone", () => {
    expect(droppedInQuery("postalCode,<b>,__proto__,number")).toEqual(["number", "postalCode"]);
    expect(droppedInQuery(["a"])).toEqual([]);
  });
});

describe("answers as they are stored", () => {
  it("come back as they were", () => {
    expect(readAnswers(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test.each([null, undefined, 7, "text", []])("that are %j are none", (stored) => {
    expect(readAnswers(stored)).toEqual({});
  });

  it("of an older version keep each part that can be read, and fill what did not exist then", () => {
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
