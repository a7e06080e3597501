import { expect, it } from "vitest";
import { BusinessCard, ContactCard } from "@/components/sign-up/review/review-cards";
import { show } from "@/tests/support/components/render";
import { typed } from "@/tests/support/full-answers";
import { aWizard } from "@/tests/support/sign-up/wizard";

const wizard = aWizard();

/** The firm alone needs it. */
const notShown = ["directors.0.appointed_on"];

it("shows every answer of the business and contact steps", () => {
  const { container } = show(
    <>
      <BusinessCard wizard={wizard} />
      <ContactCard wizard={wizard} />
    </>,
  );
  const shown = container.textContent?.toLowerCase() ?? "";
  const missing = Object.keys(typed).filter((name) => !shown.includes(String(typed[name]).toLowerCase()));
  expect(missing).toEqual(notShown);
});
