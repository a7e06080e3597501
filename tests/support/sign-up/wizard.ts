import { firstContact } from "@/i18n/follow-up";
import { mainEdition } from "@/lib/markets/editions";
import type { Wizard } from "@/lib/sign-up/wizard";
import { business, contact } from "@/tests/support/full-answers";

/** A sign-up in the UK whose visitor has answered everything and is at the review. */
export function aWizard(change: Partial<Wizard> = {}): Wizard {
  return {
    edition: mainEdition("uk"),
    answers: { business, contact },
    progress: { completed: [], current: "review" },
    version: 1,
    returnsToReview: false,
    problems: [],
    refusedAnswer: null,
    notice: null,
    warnings: [],
    lost: null,
    askedFor: null,
    sentFrom: null,
    comesFirst: false,
    typedIsKept: false,
    keptUntil: Date.parse("2026-11-30T10:00:00Z"),
    today: "2026-11-23",
    firstPaymentOn: "2026-11-30",
    contact: firstContact(
      change.edition ?? mainEdition("uk"),
      { officeHours: "" },
      new Date("2026-11-23T10:00:00Z"),
    ),
    ...change,
  };
}
