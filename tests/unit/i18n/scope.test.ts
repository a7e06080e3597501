import { describe, expect, it } from "vitest";
import { copy, vocabulary } from "@/i18n/copy";
import { notIncluded, waysToGet } from "@/lib/content/scope";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { editions, mainEdition } from "@/lib/markets/editions";
import { siteDefaults } from "@/lib/site";
import { drawAgreement } from "@/server/confirmation/agreement-paper";
import { legalText } from "@/server/legal/texts";
import { purchase } from "../../support/payments/purchase";
import { pdfProse } from "../../support/pdf-text";

const texts = {
  uk: "Your accountant does: VAT returns; year-end accounts and tax returns; Making Tax Digital updates; tax and business advice. By arrangement: payroll; months before the one in which you sign up. Paid for by you: your subscription to Xero, QuickBooks or FreeAgent.",
  us: "Your accountant does: sales tax returns; year-end financial statements and tax returns; Forms 1099; tax and business advice. By arrangement: payroll; months before the one in which you sign up. Paid for by you: your subscription to QuickBooks.",
  ca: "Your accountant does: GST/HST returns; year-end financial statements and tax returns; T4A slips; tax and business advice. By arrangement: payroll; months before the one in which you sign up. Paid for by you: your subscription to QuickBooks.",
} satisfies Record<MarketCode, string>;

describe.each(marketCodes)("what no plan includes in %s", (code) => {
  const edition = mainEdition(code);

  it("is the same in the questions and in the agreement", async () => {
    expect(vocabulary(edition).notIncluded).toBe(texts[code]);
    expect(copy(edition, "landing")("faq.returns.answer")).toContain(texts[code]);
    const agreement = await drawAgreement(purchase(code), new Date("2026-11-17T10:05:00Z"));
    expect(pdfProse(agreement)).toContain(texts[code]);
  });
});

it("is the same in the terms, for the taxes of all editions", () => {
  const [, taxes, filings] =
    /Your accountant does: (.*) returns; year-end .*; (.*); tax and business/.exec(
      legalText("terms", siteDefaults),
    ) ?? [];
  for (const edition of editions) {
    expect(taxes).toContain(vocabulary(edition).tax);
    expect(filings).toContain(vocabulary(edition).filings);
  }
});

it("names each item once, with one way to get it", () => {
  const items = waysToGet.flatMap((way) => notIncluded[way]);
  expect(new Set(items).size).toBe(items.length);
  expect(waysToGet).toEqual(Object.keys(notIncluded));
});
