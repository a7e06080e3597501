import fc from "fast-check";
import { expect, it, test } from "vitest";
import { emptyAddress } from "@/lib/sign-up/business";
import { answerFromCompany, omittedDirectors } from "@/lib/sign-up/company";
import { formFromAnswer, knownFields } from "@/lib/sign-up/fields";
import type { FormValues } from "@/lib/sign-up/form";
import { checks } from "@/lib/sign-up/rules/check";
import { limits } from "@/lib/sign-up/rules/limits";

const business = { businessName: "Harbour Bakery", companiesHouseNumber: "12345678" };
const parts = ["name", "officer_role", "appointed_on"] as const;

const check = (rows: FormValues) => checks.business({ ...business, ...rows }, "uk");

test.each(["officer_role", "appointed_on"])("a director with only %s is asked for the name", (part) => {
  expect(check({ [`directors.0.${part}`]: "2 May 2019" })).toEqual({
    ok: false,
    problems: [{ field: "directors.0.name", message: "directorName.required" }],
  });
});

it("also reports the missing name of a director whose role is too long", () => {
  const checked = check({ "directors.0.officer_role": "r".repeat(51) });
  expect(checked.ok ? [] : checked.problems.map(({ message }) => message).sort()).toEqual([
    "directorName.required",
    "officerRole.tooLong",
  ]);
});

it("drops blank rows of directors and keeps every other, or requires its name", () => {
  const text = fc.constantFrom("", " ", "Rosa Marsh", "2 May 2019");
  const fieldsOf = (rows: readonly Record<(typeof parts)[number], string>[]) =>
    Object.fromEntries(rows.flatMap((row, i) => parts.map((part) => [`directors.${i}.${part}`, row[part]])));
  const row = fc.record({ name: text, officer_role: text, appointed_on: text });
  fc.assert(
    fc.property(fc.array(row, { maxLength: limits.directors }), (rows) => {
      const checked = check(fieldsOf(rows));
      const filled = rows.map((one) => parts.some((part) => one[part].trim() !== ""));
      const nameless = rows.flatMap(({ name }, i) => (filled[i] && name.trim() === "" ? [i] : []));
      if (checked.ok) expect(checked.answer.directors).toHaveLength(filled.filter(Boolean).length);
      expect(checked.ok ? [] : checked.problems.map(({ field }) => field)).toEqual(
        nameless.map((i) => `directors.${i}.name`),
      );
    }),
  );
});

it("counts the directors of a large company that do not fit the form", () => {
  fc.assert(
    fc.property(fc.nat(60), (count) => {
      const directors = Array(count).fill({ name: "Rosa Marsh", officer_role: "Director", appointed_on: "" });
      const company = {
        name: "Harbour plc",
        number: "12345678",
        status: "active",
        ceasedOn: null,
        directors,
      };
      const kept = answerFromCompany({ ...company, registeredAddress: emptyAddress }).directors;
      expect(kept.length + omittedDirectors(company)).toBe(count);
    }),
  );
});

const known = [
  ...["planType", "rollover.starter", "rollover.professional", "rollover.multi_entity", "businessName"],
  ...["companiesHouseNumber", "contactName", "contactEmail", "contactPhone", "accountingSoftware"],
  ...["linkEmail", "termsAccepted", "version", "choice", "terms"],
  ...["addressLine1", "addressLine2", "locality", "region", "postalCode"].map(
    (n) => `registeredAddress.${n}`,
  ),
  ...Array.from({ length: limits.directors + 1 }, (_, i) =>
    parts.map((part) => `directors.${i}.${part}`),
  ).flat(),
];

it("reads each known field once and nothing else, however many are sent", () => {
  const unknown = fc.oneof(
    fc.string(),
    fc.constantFrom("__proto__", "constructor", "market", "hasRollover", "directors", "registeredAddress"),
    fc.constantFrom(
      "registeredAddress.__proto__",
      "directors.0",
      "directors.0.__proto__",
      "directors.-1.name",
    ),
    fc.tuple(fc.integer({ min: 21 }), fc.constantFrom(...parts)).map(([i, part]) => `directors.${i}.${part}`),
  );
  const name = fc.oneof(fc.constantFrom(...known), unknown);
  const value = fc.oneof(fc.string(), fc.constant(new File([], "a.txt")));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (sent) => {
      const first = [...new Map([...sent].reverse())].filter(
        ([n, v]) => known.includes(n) && typeof v === "string",
      );
      expect(knownFields(sent)).toEqual(Object.fromEntries(first));
    }),
  );
});

it("shows an answer in fields from which the same answer is read", () => {
  const text = fc.stringMatching(/^[A-Za-z]{1,20}$/);
  const director = fc.record({ name: text, officer_role: text, appointed_on: text });
  const answer = fc.record({
    businessName: text,
    companiesHouseNumber: fc.stringMatching(/^[0-9A-Z]{8}$/),
    registeredAddress: fc.record({
      addressLine1: text,
      addressLine2: text,
      locality: text,
      region: text,
      postalCode: text,
    }),
    directors: fc.array(director, { maxLength: limits.directors }),
  });
  fc.assert(
    fc.property(answer, (business) => {
      const sent = knownFields(Object.entries(formFromAnswer(business)));
      expect(checks.business(sent, "uk")).toEqual({ ok: true, answer: business });
    }),
  );
});
