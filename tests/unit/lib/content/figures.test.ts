import { describe, expect, it } from "vitest";
import { copy, vocabulary } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { editions, mainEdition } from "@/lib/markets/editions";
import { messageFiles } from "@/tests/support/sources";

it.each([
  ["uk", ["Direct Debit", "VAT", "Xero, QuickBooks and FreeAgent"]],
  ["us", ["ACH debit", "sales tax", "QuickBooks"]],
  ["ca", ["pre-authorized debit", "GST/HST", "QuickBooks"]],
] as const)("the words of %s name the market's debit, tax and software", (code, said) => {
  const { debit, tax, softwareAnd } = vocabulary(mainEdition(code));
  expect([debit, tax, softwareAnd]).toEqual(said);
});

it.each([
  ["uk", "You switched to the UK, so we removed: the postcode."],
  ["us", "You switched to the US, so we removed: the ZIP or postal code."],
  ["ca", "You switched to Canada, so we removed: the ZIP or postal code."],
] as const)(
  "the words of %s name the newly chosen country, and removed answers by their labels",
  (code, said) => {
    const here = mainEdition(code);
    const t = words(here.locale, "signUp");
    const parts = t("plan.dropped.postalCode");
    expect(t("plan.dropped.text", { country: vocabulary(here).inCountry, parts })).toContain(said);
  },
);

describe.each(editions)("the words of $code", (here) => {
  it("cover both statements about the credit card and about the first payment", () => {
    const landing = copy(here, "landing");
    expect(landing("faq.card.answer")).toContain("No credit card is required to start");
    expect(landing("faq.firstPayment.answer")).toMatch(/7 days after sign-up.*1st of each month/);
    const orNext = "7 days after sign-up, or the next banking day";
    expect(landing("faq.firstPayment.answer")).toContain(orNext);
    expect(copy(here, "accountants")("pricing.debitText")).toContain("the first on the 1st of next month");
  });
});

it("writes 'Working Day 7' consistently", () => {
  const forms = messageFiles().flatMap(({ text }) => text.match(/working day \{workingDay\}/gi) ?? []);
  expect(new Set(forms)).toEqual(new Set(["Working Day {workingDay}"]));
});
