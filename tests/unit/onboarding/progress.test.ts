import { describe, expect, it, test } from "vitest";
import { type Answers, emptyAddress } from "@/lib/onboarding/answers";
import { answersInMarket } from "@/lib/onboarding/change-market";
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
