import { describe, expect, it, test } from "vitest";
import { graphOf } from "@/components/seo/graph";
import { copy } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { words } from "@/i18n/words";
import { editions, type Language, languageOf, mainEdition } from "@/lib/markets/editions";
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

/** How each language says that the price is what is debited, which tax it includes, and that of a price per use. */
const onTax = {
  en: {
    amount: /^The price shown is the amount debited; it includes (any .*)$/,
    included: "Prices include",
    byUse: "For Jack Portfolio, the debit depends on use, any tax included.",
    terms:
      "The price shown is the amount debited; it includes any VAT or sales tax. For Jack Portfolio, the debit depends on use; its prices include tax too.",
  },
  fr: {
    amount: /^Le prix affiché est le montant débité; il comprend, (s’il y a lieu, .*)$/,
    included: "Les prix comprennent,",
    byUse: "Pour Jack Portfolio, le montant débité dépend de l’utilisation, toutes taxes comprises.",
    terms:
      "Le prix affiché est le montant débité; il comprend, s’il y a lieu, la TPS, la TVQ, la TVH, toute autre taxe de vente ou la TVA. Pour Jack Portfolio, le débit dépend de l’utilisation; ses prix comprennent aussi les taxes.",
  },
} satisfies Record<Language, unknown>;

describe.each(editions)("the tax on a price in $segment", (here) => {
  const said = onTax[languageOf(here)];
  const sentence = words(here.locale, "market")("taxIncluded");

  it("does not present a price per use as the amount debited", () => {
    const [, taxes] = said.amount.exec(sentence) ?? [];
    expect(copy(here, "pricing")("terms.tax")).toBe(`${sentence} ${said.byUse}`);
    const partners = copy(here, "accountants")("pricing.lead");
    expect(partners).toContain(`${said.included} ${taxes}`);
    expect(partners).not.toContain(sentence);
  });

  it("is in the prices that its terms name", () => {
    expect(legalText("terms", site, here)).toContain(said.terms);
  });
});

const files = messageFiles();

test("no text says that tax is added to a price", () => {
  const added =
    /(do|does) not include \{?tax|tax(es)? .{0,30}(is|are) added|(plus|excl\w*) (VAT|tax)|taxes? en (sus|plus)|(plus|hors)( les)? taxes?/i;
  expect(files.filter(({ text }) => added.test(text))).toEqual([]);
});

test("structured data says that prices include tax, as the page does", () => {
  const flags = sitemapPages.flatMap(
    (page) => JSON.stringify(graphOf(page, site)).match(/"valueAddedTaxIncluded":\w+/g) ?? [],
  );
  expect(new Set(flags)).toEqual(new Set(['"valueAddedTaxIncluded":true']));
});

test("every text lets one change the plan from one month to the next, and asks for notice only to cancel", () => {
  const said = {
    en: {
      terms: "hange your plan from one month to the next",
      lead: "Change any month. Cancel with one month’s notice.",
    },
    fr: {
      terms: "changer de forfait d’un mois à l’autre",
      lead: "Changez-en n’importe quel mois. Résiliez avec un préavis d’un mois.",
    },
  } satisfies Record<Language, unknown>;
  for (const here of editions) {
    const { terms, lead } = said[languageOf(here)];
    expect(legalText("terms", site, here)).toContain(terms);
    expect(copy(here, "signUp")("plan.lead")).toContain(lead);
  }
  const withNotice = /"[^"]*\bchange\b(?! your plan from)[^".]*\bnotice\b[^"]*"/gi;
  expect(files.flatMap(({ text }) => text.match(withNotice) ?? [])).toEqual([]);
});

test("in the US, sign-up, confirmation and mails count on no WhatsApp", () => {
  const { signUp, payment, confirmation, mail } = messages("en-US");
  expect(JSON.stringify({ signUp, payment, confirmation, mail })).not.toContain("WhatsApp");
});
