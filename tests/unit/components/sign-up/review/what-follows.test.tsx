import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FirstPayment } from "@/components/sign-up/layout/order-summary";
import { WhatFollows } from "@/components/sign-up/review/what-follows";
import { firstContact } from "@/i18n/follow-up";
import { dateIn } from "@/lib/dates";
import { likelyFirstPayment } from "@/lib/dates/working-days";
import { market } from "@/lib/markets";
import { mainEdition } from "@/lib/markets/editions";
import { nextSteps } from "@/server/confirmation/next-steps";
import { show } from "@/tests/support/components/render";
import { business, contact } from "@/tests/support/full-answers";
import { purchase } from "@/tests/support/payments/purchase";
import { aWizard } from "@/tests/support/sign-up/wizard";

vi.mock("server-only", () => ({}));

const uk = market("uk");

const wizardAt = (now: Date) =>
  aWizard({
    answers: { plan: { planType: "starter", hasRollover: true }, business, contact },
    today: dateIn(uk.timeZone, now),
    firstPaymentOn: likelyFirstPayment(uk, now),
    contact: firstContact(mainEdition("uk"), { officeHours: "" }, now),
  });

/** On the last evening of a month, the books are ready within days of the first payment. */
it.each(["2026-11-17T10:00:00Z", "2027-01-31T23:30:00Z"])(
  "names the dates of the confirmation of a debit that is set up on the same day, %s",
  (time) => {
    const now = new Date(time);
    show(<WhatFollows wizard={wizardAt(now)} />);
    const shown = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    const payments = shown.filter((text) => text.includes("First payment"));
    const [, ...entries] = shown.filter((text) => !payments.includes(text) || text.includes("£169.00"));
    const confirmed = nextSteps(purchase("uk", { confirmedAt: now, termsAcceptedAt: now }), now).map(
      ({ by }) => by.split(/by |about /).at(-1),
    );
    expect(entries).toHaveLength(confirmed.length);
    for (const [at, date] of confirmed.entries()) expect(entries[at]).toContain(date);
  },
);

it.each([
  ["2026-11-30", " in 7 days, on or about Monday 7 December"],
  ["2026-11-28", ". 7 days from today is a Saturday: on or about Monday 7 December, the next banking day"],
  [
    "2026-12-21",
    ". 7 days from today is a bank holiday: on or about Tuesday 29 December, the next banking day",
  ],
])("names the day of the first payment, and why it is not the seventh, on %s", (today, named) => {
  show(<FirstPayment wizard={wizardAt(new Date(`${today}T10:00:00Z`))} step="review" />);
  expect(screen.getByText(/First payment by Direct Debit/).textContent).toContain(named);
});
