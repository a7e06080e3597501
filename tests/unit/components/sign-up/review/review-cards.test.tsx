import { expect, it } from "vitest";
import { BusinessCard, ContactCard } from "@/components/sign-up/review/review-cards";
import { market } from "@/lib/markets";
import type { Wizard } from "@/lib/sign-up/wizard";
import { show } from "@/tests/support/components/render";
import { business, contact, typed } from "@/tests/support/full-answers";

const wizard: Wizard = {
  market: market("uk"),
  answers: { business, contact },
  progress: { completed: [], current: "review" },
  version: 1,
  returnsToReview: false,
  problems: [],
  held: null,
  notice: null,
  warnings: [],
  lost: null,
  firstPaymentOn: "2026-12-01",
};

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
