import { describe, expect, it } from "vitest";
import { copy, vocabulary } from "@/i18n/copy";
import { words } from "@/i18n/words";
import { editions, type Language, languageOf, mainEdition } from "@/lib/markets/editions";
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

const onPayment = {
  en: {
    card: "No credit card is required to start",
    first: /7 days after sign-up, or the next banking day.*1st of each month/,
    partners: "the first on the 1st of next month",
  },
  fr: {
    card: "aucune carte de crédit n’est exigée pour commencer",
    first: /7 jours après l’inscription, ou le jour ouvrable suivant.*1er de chaque mois/,
    partners: "la première fois le 1er du mois prochain",
  },
} satisfies Record<Language, unknown>;

describe.each(editions)("the words of $segment", (here) => {
  it("cover both statements about the credit card and about the first payment", () => {
    const landing = copy(here, "landing");
    const { card, first, partners } = onPayment[languageOf(here)];
    expect(landing("faq.card.answer")).toContain(card);
    expect(landing("faq.firstPayment.answer")).toMatch(first);
    expect(copy(here, "accountants")("pricing.debitText")).toContain(partners);
  });
});

it("writes 'Working Day 7' consistently", () => {
  const forms = messageFiles().flatMap(
    ({ text }) => text.match(/working day \{workingDay\}|\{workingDay\}(er|e|ème)? jour ouvr[a-zé]+/gi) ?? [],
  );
  expect(new Set(forms)).toEqual(new Set(["Working Day {workingDay}", "{workingDay}e jour ouvrable"]));
});
