import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { messages } from "@/i18n/messages";
import { problemText } from "@/i18n/validation";
import { words } from "@/i18n/words";
import { type MarketCode, marketCodes, markets } from "@/lib/markets";
import { editions, type Locale, mainEdition } from "@/lib/markets/editions";
import { fieldNames } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import { checks } from "@/lib/sign-up/rules/check";
import { limits } from "@/lib/sign-up/rules/limits";
import { leafPaths } from "@/tests/support/messages";

const texts = textsIn("en-GB");
/** The rows of directors follow one rule: the first and the last stand for all. */
const fields = [
  ...[...fieldNames].filter((name) => !/^directors\.([1-9]|1\d)\./.test(name)),
  ...["leadName", "leadEmail", "leadCompanies", "leadNote"],
];
const forms = Object.values(checks);

function textsIn(locale: Locale): Record<string, string> {
  const t = words(locale, "validation");
  const keys = leafPaths(messages(locale).validation.rule);
  return Object.fromEntries(keys.map((key) => [key, problemText(t, key)]));
}

/** The messages that the rules of every form raise for what was typed. */
function raisedBy(values: FormValues, code: MarketCode): string[] {
  return forms.flatMap((check) => {
    const checked = check(values, code);
    return checked.ok ? [] : checked.problems.map(({ message }) => message);
  });
}

/** Lone surrogates and control characters among them. */
const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));

const directors = Object.fromEntries(
  Array.from({ length: limits.directors + 1 }, (_, row) => [`directors.${row}.name`, `Director ${row}`]),
);

/** What raises each of the texts, to the letter of the spec where it has one (section 5). */
const spoken: [key: string, text: string, typed: FormValues][] = [
  ["businessName.required", "Business name is required", { businessName: "  " }],
  [
    "businessName.tooLong",
    "Business name must be less than 200 characters",
    { businessName: "n".repeat(201) },
  ],
  [
    "businessNumber.companies_house",
    "Companies House number must be exactly 8 alphanumeric characters",
    { companiesHouseNumber: "1234567" },
  ],
  [
    "businessNumber.ein",
    "EIN must be 9 digits (format: 12-3456789 or 123456789)",
    { companiesHouseNumber: "123-456789" },
  ],
  ["businessNumber.bn", "Business Number must be exactly 9 digits", { companiesHouseNumber: "12345678A" }],
  ["contactName.required", "Name is required", { contactName: "" }],
  ["contactName.tooLong", "Name must be less than 100 characters", { contactName: "n".repeat(101) }],
  ["contactEmail.invalid", "Invalid email address", { contactEmail: "rosa@" }],
  [
    "contactEmail.tooLong",
    "Email must be less than 255 characters",
    { contactEmail: `${"r".repeat(250)}@e.com` },
  ],
  ["contactPhone.invalid", "Invalid phone number format", { contactPhone: "ring me" }],
  ["directorName.required", "Enter the director’s name", { "directors.0.appointed_on": "2 May 2019" }],
  [
    "directorName.tooLong",
    "Director name must be less than 100 characters",
    { "directors.0.name": "n".repeat(101) },
  ],
  [
    "officerRole.tooLong",
    "Officer role must be less than 50 characters",
    { "directors.0.officer_role": "r".repeat(51) },
  ],
  [
    "appointedOn.tooLong",
    "Appointment date must be less than 50 characters",
    { "directors.0.appointed_on": "d".repeat(51) },
  ],
  ["directors.tooMany", "Enter at most 20 directors", directors],
  [
    "addressLine.tooLong",
    "Each line of the address must be less than 200 characters",
    { "registeredAddress.addressLine1": "a".repeat(201) },
  ],
  [
    "locality.tooLong",
    "Town or city must be less than 100 characters",
    { "registeredAddress.locality": "t".repeat(101) },
  ],
  [
    "region.tooLong",
    "State or province must be less than 100 characters",
    { "registeredAddress.region": "r".repeat(101) },
  ],
  [
    "postalCode.tooLong",
    "Postcode must be less than 20 characters",
    { "registeredAddress.postalCode": "p".repeat(21) },
  ],
  ["plan.unknown", "Choose one of the plans", { planType: "free" }],
  ["leadEmail.required", "Enter your email address", { leadEmail: " " }],
  ["leadCompanies.required", "Enter a number, for example 12", { leadCompanies: "" }],
  ["leadCompanies.invalid", "Enter a whole number from 1 to 9,999,999", { leadCompanies: "several" }],
  ["leadNote.tooLong", "Your note must be less than 2,000 characters", { leadNote: "n".repeat(2_001) }],
  ["accountingSoftware.unknown", "Choose one of the programs in the list", { accountingSoftware: "none" }],
];

describe("the texts of the rules", () => {
  test.each(spoken)("%s: %s", (key, text, typed) => {
    expect(texts[key]).toBe(text);
    expect(marketCodes.flatMap((code) => raisedBy(typed, code))).toContain(key);
  });

  it("are all used by a rule, except those of the review's boxes", () => {
    const raised = new Set<string>([
      ...spoken.map(([key]) => key),
      ...markets.map(({ businessNumber }) => `businessNumber.${businessNumber}`),
      "terms.required",
      "englishChosen.required",
    ]);
    expect(Object.keys(texts).filter((key) => !raised.has(key))).toEqual([]);
    expect(texts["terms.required"]).toBe("Please accept the terms and conditions to continue");
  });

  it("cover every error, for any input into any field", () => {
    const field = fc.constantFrom(...fields);
    const typed = fc.oneof(
      fc.string({ unit: codeUnit }),
      fc.string({
        unit: fc.constantFrom("a", "é", "👩🏽‍🚀", "\u0301", "7", " "),
        minLength: 40,
        maxLength: 300,
      }),
      fc.constantFrom("starter", "on", "xero", "12345678", "07700 900123", "rosa@example.com", "\ud800"),
    );
    fc.assert(
      fc.property(fc.dictionary(field, typed), fc.constantFrom(...marketCodes), (values, code) =>
        raisedBy(values, code).every((message) => Object.hasOwn(texts, message)),
      ),
    );
  });

  const parts = {
    uk: ["Town or city", "State or province", "Postcode"],
    us: ["City", "State", "ZIP code"],
    ca: ["City", "Province or territory", "Postal code"],
  } satisfies Record<MarketCode, readonly string[]>;

  it.each(marketCodes)("name the parts of an address as they are labelled in %s", (code) => {
    const [town, region, postcode] = parts[code];
    const here = textsIn(mainEdition(code).locale);
    expect(here["locality.tooLong"]).toBe(`${town} must be less than 100 characters`);
    expect(here["region.tooLong"]).toBe(`${region} must be less than 100 characters`);
    expect(here["postalCode.tooLong"]).toBe(`${postcode} must be less than 20 characters`);
    const labels = words(mainEdition(code).locale, "signUp");
    const fields = ["business.locality", "business.region", "business.postalCode"] as const;
    expect(fields.map((field) => labels(field))).toEqual(parts[code]);
  });

  it.each([
    ["us", "Please do not type a Social Security Number here."],
    ["ca", "Please do not type a Social Insurance Number here."],
  ] as const)("come with a request in %s: %s", (code, request) => {
    const { locale, businessNumber } = mainEdition(code);
    const text = words(locale, "company").markup(`none.${businessNumber}.text`, { issuer: (name) => name });
    expect(text).toContain(request);
  });

  it("have a general one for a key of another release, which a held form may contain", () => {
    expect(problemText(words("en-GB", "validation"), "address.tooLong")).toBe("Validation Error");
  });

  it("exist in every market, with every number filled in", () => {
    for (const { locale } of editions) {
      const here = textsIn(locale);
      expect(Object.keys(here)).toEqual(Object.keys(texts));
      for (const text of Object.values(here)) expect(text).toMatch(/^[^{}]+$/);
    }
  });
});
