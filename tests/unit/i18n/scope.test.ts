import { describe, expect, it } from "vitest";
import { copy, vocabulary } from "@/i18n/copy";
import { notIncluded, waysToGet } from "@/lib/content/scope";
import { type EditionCode, editions, type Language, languageOf } from "@/lib/markets/editions";
import { siteDefaults } from "@/lib/site";
import { drawAgreement } from "@/server/confirmation/agreement-paper";
import { legalText } from "@/server/legal/texts";
import { purchase } from "../../support/payments/purchase";
import { pdfProse } from "../../support/pdf-text";

const texts = {
  uk: "Your accountant does: VAT returns; year-end accounts and tax returns; Making Tax Digital updates; tax and business advice. By arrangement: payroll; months before the one in which you sign up. Paid for by you: your subscription to Xero, QuickBooks or FreeAgent.",
  us: "Your accountant does: sales tax returns; year-end financial statements and tax returns; Forms 1099; tax and business advice. By arrangement: payroll; months before the one in which you sign up. Paid for by you: your subscription to QuickBooks.",
  ca: "Your accountant does: GST/HST returns; year-end financial statements and tax returns; T4A slips; tax and business advice. By arrangement: payroll; months before the one in which you sign up. Paid for by you: your subscription to QuickBooks.",
  "ca-fr":
    "Votre comptable s’en charge : déclarations de TPS/TVQ ou de TVH; états financiers et déclarations de revenus de fin d’exercice; feuillets T4A; conseils fiscaux et d’affaires. Sur entente : paie; mois précédant celui de votre inscription. À vos frais : votre abonnement à QuickBooks.",
} satisfies Record<EditionCode, string>;

const namesInTerms = {
  en: /Your accountant does: (.*) returns; year-end .*; (.*); tax and business/,
  fr: /Votre comptable s’en charge : déclarations de (.*); états financiers .*; (.*); conseils fiscaux/,
} satisfies Record<Language, RegExp>;

describe.each(editions)("what no plan includes in $segment", (edition) => {
  const text = texts[edition.segment];

  it("is the same in the questions and in the agreement", async () => {
    expect(vocabulary(edition).notIncluded).toBe(text);
    expect(copy(edition, "landing")("faq.returns.answer")).toContain(text);
    const agreement = await drawAgreement(purchase(edition.segment), new Date("2026-11-17T10:05:00Z"));
    expect(pdfProse(agreement)).toContain(text.replaceAll("\u00a0", " "));
  });

  it("is the same in the terms, which name the taxes of all editions of the language", () => {
    const terms = legalText("terms", siteDefaults, edition);
    const [, taxes, filings] = namesInTerms[languageOf(edition)].exec(terms) ?? [];
    expect(taxes).toContain(vocabulary(edition).tax);
    expect(filings).toContain(vocabulary(edition).filings);
  });
});

it("names each item once, with one way to get it", () => {
  const items = waysToGet.flatMap((way) => notIncluded[way]);
  expect(new Set(items).size).toBe(items.length);
  expect(waysToGet).toEqual(Object.keys(notIncluded));
});
