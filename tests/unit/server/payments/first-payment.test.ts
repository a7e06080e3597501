import { describe, expect, it, vi } from "vitest";
import { addDays, dateIn } from "@/lib/dates";
import { isWorkingDay } from "@/lib/dates/working-days";
import { editions } from "@/lib/markets/editions";
import { firstPaymentOf } from "@/server/payments/first-payment";
import { wizardOf } from "@/server/sign-up/open-step";

// As Next resolves it for the server.
vi.mock("next/navigation", () => import("next/dist/client/components/navigation.react-server"));

const arrival = { returnsToReview: false, explains: false, lost: null, begun: false } as const;
const hour = 3_600_000;

/** Each day of 2026 and 2027. */
const instants: Date[] = [];
for (let at = Date.UTC(2026, 0, 1, 3); at < Date.UTC(2028, 0, 1); at += 24 * hour)
  instants.push(new Date(at));

describe.each(editions)("the first payment named on the review in $segment", (here) => {
  const named = instants.map((now) => ({
    now,
    day: wizardOf(null, here, "review", arrival, now).firstPaymentOn,
  }));

  it("is never on a weekend or a bank holiday", () => {
    expect(named.filter(({ day }) => !isWorkingDay(day, here.scheme))).toEqual([]);
  });

  it("is the first working day at least 7 days from today", () => {
    for (const { now, day } of named) {
      const inSevenDays = addDays(dateIn(here.timeZone, now), 7);
      expect(day >= inSevenDays).toBe(true);
      for (let before = inSevenDays; before < day; before = addDays(before, 1))
        expect(isWorkingDay(before, here.scheme)).toBe(false);
    }
  });

  it("is the one on the confirmation until the provider's date is known", () => {
    for (const { now: termsAcceptedAt, day } of named) {
      const confirmedAt = new Date(termsAcceptedAt.getTime() + 36 * hour);
      const submission = { serviceCountry: here.country, termsAcceptedAt, confirmedAt, firstPaymentOn: null };
      const { date, isKnown } = firstPaymentOf(submission, confirmedAt);
      expect({ date, isKnown }).toEqual({ date: day, isKnown: false });
    }
  });

  it("is the first working day after a later confirmation, never its own day", () => {
    for (const confirmedAt of instants) {
      const termsAcceptedAt = new Date(confirmedAt.getTime() - 30 * 24 * hour);
      const submission = { serviceCountry: here.country, termsAcceptedAt, confirmedAt, firstPaymentOn: null };
      const { date } = firstPaymentOf(submission, confirmedAt);
      expect(date > dateIn(here.timeZone, confirmedAt)).toBe(true);
      expect(isWorkingDay(date, here.scheme)).toBe(true);
    }
  });
});
