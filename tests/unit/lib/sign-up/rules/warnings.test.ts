import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { isPersonalNumber, tidyBusinessNumber } from "@/lib/sign-up/rules/business-number";
import { domainMeant } from "@/lib/sign-up/rules/mail-domains";
import { warningsIn } from "@/lib/sign-up/rules/warnings";

const about = (companiesHouseNumber: string, code: MarketCode) =>
  warningsIn("business", { companiesHouseNumber }, code).map(({ kind, suggestion }) => [kind, suggestion]);

describe("an unusual business number", () => {
  test.each<[string, MarketCode, ReturnType<typeof about>]>([
    ["", "uk", []],
    ["09123457", "uk", []],
    ["SC402218", "uk", []],
    ["9123457", "uk", [["companyPadding", "09123457"]]],
    ["sc 42218", "uk", [["companyPadding", "SC042218"]]],
    ["QQ123456", "uk", [["companyPrefix", null]]],
    ["IP000CUS", "uk", []],
    ["IP00001R", "uk", []],
    ["R0000123", "uk", []],
    ["r123", "uk", [["companyPadding", "R0000123"]]],
    ["IPABCCUS", "uk", [["companyPrefix", null]]],
    ["00000000", "uk", [["onlyZeros", null]]],
    ["00-0000000", "us", [["onlyZeros", null]]],
    ["000000000", "ca", [["onlyZeros", null]]],
    ["12-3456789", "us", []],
    ["00-3456789", "us", [["einPrefix", null]]],
    ["123-45", "us", []],
    ["123 45 6789", "us", [["socialSecurity", null]]],
    ["SSN 123-45-6789", "us", [["socialSecurity", null]]],
    ["123-45-6789", "us", [["socialSecurity", null]]],
    ["123.45.6789.", "us", [["socialSecurity", null]]],
    ["12 345 6789", "us", []],
    ["123456782", "ca", []],
    ["123456782 RT0001", "ca", []],
    ["123456789", "ca", [["bnCheckDigit", null]]],
  ])("%j in %s: %j", (number, code, warnings) => {
    expect(about(number, code)).toEqual(warnings);
  });
});

test.each<[string, MarketCode, string]>([
  ["Company No. 09123457", "uk", "09123457"],
  ["Company No 09123457", "uk", "09123457"],
  ["Company Registration No SC123456", "uk", "SC123456"],
  ["Reg. No. 12345678", "uk", "12345678"],
  ["Companies House number: sc402218", "uk", "SC402218"],
  ["Registered number 0912 3457", "uk", "09123457"],
  ["NO 012345", "uk", "NO012345"],
  ["Company no 9123457", "uk", "9123457"],
  ["Company No 123456", "uk", "123456"],
  ["Company NO012345", "uk", "NO012345"],
  ["No SC402218", "uk", "SC402218"],
  ["Registered in England and Wales No. 09123457", "uk", "09123457"],
  ["Registered in Scotland with company number SC402218", "uk", "SC402218"],
  ["Co. No. 09123457", "uk", "09123457"],
  ["UK09123457", "uk", "09123457"],
  ["UK123456", "uk", "UK123456"],
  ['="09123457"', "uk", "09123457"],
  ["09123457 (England and Wales)", "uk", "09123457"],
  ["\u2116 09123457", "uk", "09123457"],
  ["registered number 9123457 in England", "uk", "9123457"],
  ["Registered with no: SC-42218 (Scotland)", "uk", "SC42218"],
  ["company sc 402218.", "uk", "SC402218"],
  ["GB09123457", "uk", "09123457"],
  ["09123457 and 09876543", "uk", "09123457AND09876543"],
  ["Ni number QQ 12 34 56 C", "uk", "Ni number QQ 12 34 56 C"],
  ["S\u0421402218", "uk", "SC402218"],
  ["s\u0441 402218", "uk", "SC402218"],
  ["\u039D\u0399012345", "uk", "NI012345"],
  ["\u0416C402218", "uk", "\u0416C402218"],
  ["CRN12345", "uk", "CRN12345"],
  ["12345678 9", "uk", "123456789"],
  ["EIN: 12-3456789", "us", "12-3456789"],
  ["Federal Tax ID # 12\u20133456789", "us", "12-3456789"],
  ["EIN12-3456789", "us", "12-3456789"],
  ["SSN 123456789", "us", "SSN 123456789"],
  ["Business Number (BN) 12345 6789 RT0001", "ca", "123456789"],
  ["BN: 123456789", "ca", "123456789"],
  ["GST/HST 123456782 RT0001", "ca", "123456782"],
  ["GST/HST account no 123456782RT0001", "ca", "123456782"],
  ["TPS 123456782 RT0001", "ca", "123456782"],
  ["No TPS/TVH : 123456782RT0001", "ca", "123456782"],
  ["TVH 123456782 RT 0001", "ca", "123456782"],
  ["NE 123456782", "ca", "123456782"],
  ["Num\u00E9ro d\u2019entreprise 123456782 RT0001", "ca", "123456782"],
  ["N\u00B0 d'entreprise : 123456782", "ca", "123456782"],
  ["No de TPS 123456782", "ca", "123456782"],
  ["no d\u2019entreprise 123456782", "ca", "123456782"],
  ["BN123456782RT0001", "ca", "123456782"],
  ["123456782 (GST/HST)", "ca", "123456782"],
  // A number of Revenu Qu\u00E9bec, and a person's.
  ["TVQ 1234567890 TQ0001", "ca", "TVQ 1234567890 TQ0001"],
  ["SIN 046454286", "ca", "SIN 046454286"],
  ["N.A.S. : 046 454 286", "ca", "N.A.S. : 046 454 286"],
  ["A123456789", "ca", "A123456789"],
  ["09123457.", "uk", "09123457"],
  ["(09123457),", "uk", "09123457"],
  ["Company no. 09123457.", "uk", "09123457"],
  ["\u201C09123457\u201D", "uk", "09123457"],
  ["\uFF10\uFF19\uFF11\uFF12\uFF13\uFF14\uFF15\uFF17", "uk", "09123457"],
  ["0912\u200B3457\uFEFF", "uk", "09123457"],
  ["SC-402218", "uk", "SC402218"],
  ["IP000CUS", "uk", "IP000CUS"],
  ["12-3456789.", "us", "12-3456789"],
  ["12 345 6789", "us", "123456789"],
  ["123 45 6789", "us", "123 45 6789"],
  ["12\u20113456789", "us", "12-3456789"],
  ["12 \u2212 3456789", "us", "12-3456789"],
  ["12.3456789", "us", "12-3456789"],
  ["123-456-782", "ca", "123456782"],
  ["123\u2011456\u2011782", "ca", "123456782"],
  ["123-456-782-RC-0001.", "ca", "123456782"],
  ...["RC", "RT", "RP", "RM", "RZ", "RR", "AB"].flatMap<[string, MarketCode, string]>((account) => [
    [`123456782${account}0001`, "ca", "123456782"],
    [`12345 6782 ${account.toLowerCase()} 0001`, "ca", "123456782"],
  ]),
])("the pasted number %j in %s is read as %j", (pasted, code, number) => {
  expect(tidyBusinessNumber(pasted, code)).toBe(number);
});

test.each<[string, MarketCode]>([
  ["S.S.N. 123456789", "us"],
  ["SS# 123456789", "us"],
  ["Soc. Sec. No. 123456789", "us"],
  ["I.T.I.N. 912345678", "us"],
  ["SIN 046454286", "us"],
  ["assurance-sociale 046454286", "ca"],
  ["S I N 046454286", "ca"],
  ["SSN 123456789", "ca"],
  ["NI number QQ-12-34-56-C", "uk"],
])("%j in %s is a person's number, and is not read", (pasted, code) => {
  expect(isPersonalNumber(pasted, code)).toBe(true);
  expect(tidyBusinessNumber(pasted, code)).toBe(pasted);
});

test.each<[string, MarketCode]>([
  ["Incorporated on 14/03/2019", "uk"],
  ["14/03/2019", "uk"],
  ["2019-03-14", "uk"],
  ["Tel 7946 0958", "uk"],
  ["VAT 12345678", "uk"],
  ["PAYE 123/A4567", "uk"],
  ["Charity no. 1234567", "uk"],
  ["routing 021000021", "us"],
  ["tel 12 3456789", "us"],
])("%j in %s is another number, and is not read", (pasted, code) => {
  expect(isPersonalNumber(pasted, code)).toBe(false);
  expect(tidyBusinessNumber(pasted, code)).toBe(pasted);
});

test("a company's number with words after it is no person's", () => {
  expect(isPersonalNumber("SC402218 a company", "uk")).toBe(false);
});

test("a business number does not change when it is tidied again, nor if it is well formed", () => {
  const wellFormed = {
    uk: /^[0-9A-Z]{8}$/,
    us: /^\d{2}-?\d{7}$/,
    ca: /^\d{9}$/,
  } satisfies Record<MarketCode, RegExp>;
  const label = fc.constantFrom("", "Company no. ", "\u200BEIN: ", "BN ", "\u201C(");
  for (const code of marketCodes)
    fc.assert(
      fc.property(label, fc.stringMatching(wellFormed[code]), (before, number) => {
        const pasted = tidyBusinessNumber(`${before}${number}.`, code);
        expect(tidyBusinessNumber(pasted, code)).toBe(pasted);
        expect(tidyBusinessNumber(number, code)).toBe(number);
      }),
    );
});

describe("a postal code that is not of the country", () => {
  const about = (postalCode: string, code: MarketCode) =>
    warningsIn("business", { "registeredAddress.postalCode": postalCode }, code).map(({ kind }) => kind);

  test.each<[string, MarketCode, boolean]>([
    ["", "uk", false],
    ["BN7 1AA", "uk", false],
    ["bn71aa", "uk", false],
    ["BN7 1AA.", "uk", false],
    ["BN7\u00A01AA\u200B", "uk", false],
    ["78701\u20131234", "us", false],
    ["02138 1234", "us", false],
    ["78701", "uk", true],
    ["78701-1234", "us", false],
    ["BN7 1AA", "us", true],
    ["M5V 2T6", "ca", false],
    ["78701", "ca", true],
  ])("%j in %s: %s", (postalCode, code, warned) => {
    expect(about(postalCode, code)).toEqual(warned ? ["postalCode"] : []);
  });
});

describe("a mail domain that looks mistyped", () => {
  test.each([
    ["gmial.com", "gmail.com"],
    ["gmail.co", "gmail.com"],
    ["GMAILL.com", "gmail.com"],
    ["hotmial.co.uk", "hotmail.co.uk"],
    ["btinternet.co", "btinternet.com"],
    ["example.con", "example.com"],
    ["example.cmo", "example.com"],
    ["EXAMPLE.CON", "example.com"],
    ["example.nte", "example.net"],
    ["example.ogr", "example.org"],
    ["example.couk", "example.co.uk"],
    ["aol.con", "aol.com"],
    ["gmial.con", "gmail.com"],
    ["yahoo.couk", "yahoo.co.uk"],
    ["gmail.co.uk", "gmail.com"],
    ["gmail.con", "gmail.com"],
    ["icloud.co.uk", "icloud.com"],
    // Real top-level domains, and a domain of one's own.
    ["example.cam", null],
    ["example.co", null],
    ["example.cm", null],
    ["example.network", null],
    ["con.example", null],
    ["gmailers.example", null],
    ["gmail.com", null],
    ["ymail.com", null],
    ["mail.com", null],
    ["harbour.example", null],
    ["", null],
  ])("%j: %j", (typed, meant) => {
    expect(domainMeant(typed)).toBe(meant);
  });

  it("suggests a complete address, or nothing", () => {
    expect(warningsIn("contact", { contactEmail: " Email: rosa@gmial.com " }, "us")).toEqual([
      { field: "contactEmail", kind: "mailDomain", suggestion: "rosa@gmail.com" },
    ]);
    expect(warningsIn("lead", { leadEmail: "rosa@harbour.con" }, "uk")).toEqual([
      { field: "leadEmail", kind: "mailDomain", suggestion: "rosa@harbour.com" },
    ]);
    for (const contactEmail of ["rosa", "rosa@", "@gmial.com", "rosa@x@gmial.com"])
      expect(warningsIn("contact", { contactEmail }, "us")).toEqual([]);
  });
});

it("has no warnings about plan, rollover and review, for any input", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...marketCodes), (typed, code) => {
      for (const step of ["plan", "rollover", "review"] as const)
        expect(warningsIn(step, { companiesHouseNumber: typed, contactEmail: typed }, code)).toEqual([]);
      for (const step of ["business", "contact"] as const)
        expect(
          warningsIn(step, { companiesHouseNumber: typed, contactEmail: typed }, code).length,
        ).toBeLessThan(2);
    }),
  );
});
