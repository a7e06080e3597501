import { expect, it } from "vitest";
import { AnswersCard } from "@/components/sign-up/review/review-cards";
import { show } from "@/tests/support/components/render";
import { typed } from "@/tests/support/full-answers";
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

it("shows every answer of the business and contact steps", () => {
  const shown = shownWith();
  const missing = Object.values(typed).filter((answer) => !shown.includes(answer.toLowerCase()));
  expect(missing).toEqual([]);
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
