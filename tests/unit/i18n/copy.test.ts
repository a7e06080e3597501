import { describe, expect, it, test } from "vitest";
import { graphOf } from "@/components/seo/graph";
import { copy } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { words } from "@/i18n/words";
import { editions, mainEdition } from "@/lib/markets/editions";
import { sitemapPages } from "@/lib/seo/addresses";
import { legalText } from "@/server/legal/texts";
import { site } from "@/tests/support/example-site";
import { messageFiles } from "@/tests/support/sources";

it.each([
  ["uk", "The price shown is the amount debited; it includes any VAT."],
  ["us", "The price shown is the amount debited; it includes any sales tax."],
  ["ca", "The price shown is the amount debited; it includes any GST/HST or provincial sales tax."],
] as const)("the tax on a price in %s is one sentence", (code, sentence) => {
  expect(words(mainEdition(code).locale, "market")("taxIncluded")).toBe(sentence);
});

describe.each(editions)("the tax on a price in $code", (here) => {
  const sentence = words(here.locale, "market")("taxIncluded");

  it("does not present a price per use as the amount debited", () => {
    const inPrices = sentence.replace("The price shown is the amount debited; it includes", "Prices include");
    const byUse = `${sentence} For Jack Portfolio, the debit depends on use, any tax included.`;
    expect(copy(here, "pricing")("terms.tax")).toBe(byUse);
    const partners = copy(here, "accountants")("pricing.lead");
    expect(partners).toContain(inPrices);
    expect(partners).not.toContain("amount debited");
  });
});

test("the terms say that prices include tax, for every market", () => {
  expect(legalText("terms", site)).toContain(
    "The price shown is the amount debited; it includes any VAT or sales tax. For Jack Portfolio, the debit depends on use; its prices include tax too.",
  );
});

const files = messageFiles();

test("no text says that tax is added to a price", () => {
  const added = /(do|does) not include \{?tax|tax(es)? .{0,30}(is|are) added|(plus|excl\w*) (VAT|tax)/i;
  expect(files.filter(({ text }) => added.test(text))).toEqual([]);
});

test("structured data says that prices include tax, as the page does", () => {
  const flags = sitemapPages.flatMap(
    (page) => JSON.stringify(graphOf(page, site)).match(/"valueAddedTaxIncluded":\w+/g) ?? [],
  );
  expect(new Set(flags)).toEqual(new Set(['"valueAddedTaxIncluded":true']));
});

test("every text lets one change the plan from one month to the next, and asks for notice only to cancel", () => {
  const change = "hange your plan from one month to the next";
  expect(legalText("terms", site)).toContain(change);
  for (const here of editions)
    expect(copy(here, "signUp")("plan.lead")).toContain("Change any month. Cancel with one month’s notice.");
  const withNotice = /"[^"]*\bchange\b(?! your plan from)[^".]*\bnotice\b[^"]*"/gi;
  expect(files.flatMap(({ text }) => text.match(withNotice) ?? [])).toEqual([]);
});

test("in the US, sign-up, confirmation and mails count on no WhatsApp", () => {
  const { signUp, payment, confirmation, mail } = messages("en-US");
  expect(JSON.stringify({ signUp, payment, confirmation, mail })).not.toContain("WhatsApp");
});
