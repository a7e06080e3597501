import fc from "fast-check";
import { expect, it, test } from "vitest";
import { emptyAddress } from "@/lib/sign-up/answers";
import { answerFromCompany, directorsLeftOut } from "@/lib/sign-up/company";
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
      expect(kept.length + directorsLeftOut(company)).toBe(count);
    }),
  );
});
