import { describe, expect, it } from "vitest";
import { copy, vocabulary } from "@/i18n/copy";
import { notIncluded, waysToGet } from "@/lib/content/scope";
import { editions } from "@/lib/markets/editions";
import { siteDefaults } from "@/lib/site";
import { drawAgreement } from "@/server/confirmation/agreement-paper";
import { legalText } from "@/server/legal/texts";
import { purchase } from "../../support/payments/purchase";
import { pdfProse } from "../../support/pdf-text";

const texts = {
  uk: "By your accountant: VAT returns; year-end accounts and tax returns; tax and business advice. By arrangement: payroll; catching up on past months.",
  us: "By your accountant: sales tax returns; year-end financial statements and tax returns; tax and business advice. By arrangement: payroll; catching up on past months.",
  ca: "By your accountant: GST/HST returns; year-end financial statements and tax returns; tax and business advice. By arrangement: payroll; catching up on past months.",
};

describe.each(editions)("what no plan includes in $code", (edition) => {
  it("is the same in the questions and in the agreement", async () => {
    const text = texts[edition.code];
    expect(vocabulary(edition).notIncluded).toBe(text);
    expect(copy(edition, "landing")("faq.returns.answer")).toContain(text);
    const agreement = await drawAgreement(purchase(edition.code), new Date("2026-11-17T10:05:00Z"));
    expect(pdfProse(agreement)).toContain(text);
  });
});

it("is the same in the terms, for the taxes of all editions", () => {
  const taxes = "VAT, sales tax or GST/HST returns";
  expect(legalText("terms", siteDefaults)).toContain(texts.uk.replace("VAT returns", taxes));
});

it("names each item once, with one way to get it", () => {
  const items = waysToGet.flatMap((way) => notIncluded[way]);
  expect(new Set(items).size).toBe(items.length);
  expect(waysToGet).toEqual(Object.keys(notIncluded));
});
