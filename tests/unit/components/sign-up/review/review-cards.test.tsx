import { expect, it } from "vitest";
import { AnswersCard } from "@/components/sign-up/review/review-cards";
import { show } from "@/tests/support/components/render";
import { business, typed } from "@/tests/support/full-answers";
import { aWizard } from "@/tests/support/sign-up/wizard";

function shownWith(change: Parameters<typeof aWizard>[0] = {}): string {
  const wizard = aWizard(change);
  const { container } = show(
    <>
      <AnswersCard step="business" wizard={wizard} />
      <AnswersCard step="contact" wizard={wizard} />
    </>,
  );
  return container.textContent?.toLowerCase() ?? "";
}

it("shows every answer of the business and contact steps, of directors the names alone, and leads to each and back", () => {
  const shown = shownWith();
  for (const step of ["business", "contact"])
    expect(document.querySelector(`a[href="/uk/get-started/${step}?then=review"]`), step).not.toBeNull();
  const missing = Object.entries(typed).filter(([, answer]) => !shown.includes(answer.toLowerCase()));
  expect(missing.map(([name]) => name)).toEqual(["directors.0.officer_role", "directors.0.appointed_on"]);
});

it("names the directors of a company from the register in a list", () => {
  const names = ["Harriet Rose Fenwick", "Daniel Owen Fenwick"];
  const directors = names.map((name) => ({ name, officer_role: "Director", appointed_on: "2014-07-09" }));
  expect(shownWith({ answers: { business: { ...business, directors } } })).toContain(
    `directors: ${names.join(", ").toLowerCase()}`,
  );
});

it("shows the warnings about each answer", () => {
  const fields = Object.keys(typed);
  const warnings = fields.map((field) => ({
    field,
    kind: "mailDomain" as const,
    suggestion: `meant ${field}`,
  }));
  const shown = shownWith({ warnings });
  expect(fields.filter((field) => !shown.includes(`meant ${field}`.toLowerCase()))).toEqual([]);
});
