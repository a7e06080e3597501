import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { claimArguments } from "@/i18n/claims";
import { copy, vocabulary } from "@/i18n/copy";
import { countries } from "@/i18n/countries";
import { messages } from "@/i18n/messages";
import { words } from "@/i18n/words";
import { type MarketCode, market, marketCodes, markets } from "@/lib/markets";
import { defaultEdition, editions, mainEdition } from "@/lib/markets/editions";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import { site } from "@/tests/support/example-site";

type Leaf = readonly [path: string, text: string];

/** Texts for the firm, which is British, and for other editions. */
const ofOthers = [
  "desk.",
  "deskOperations.",
  "deskOverview.",
  "deskSignUp.",
  "mail.alarm.",
  "mail.duplicate.",
  "mail.firm.",
  "mail.over.",
  "signUp.debit.pad",
];

/** Texts that one market alone shows, by its scheme or its kind of number, and those that name all three. */
const ofOneMarket = [
  "company.",
  "integrations.items.",
  "market.taxes.",
  "payment.mandate.rights.",
  "payment.mandate.shorterNotice",
  "payment.reasons.",
  "pricing.terms.who.",
  "pack.lines.loan",
  "shell.footer.vat",
  "shell.picker.",
  "signUp.business.number.",
  "signUp.debit.",
  "signUp.find.",
  "signUp.plan.dropped.",
  "signUp.review.shorterNotice",
  "signUp.start.ready.",
  "validation.rule.businessNumber.",
  "validation.warning.",
];

/** Texts in which another country or currency is meant. */
const ofAnotherCountry = [
  "claims.check.marketplace.",
  "common.",
  "integrations.badge",
  "integrations.items.",
  "integrations.region.",
  "landing.faq.security.",
  "payment.mandate.noticeRule.",
  "pricing.index",
  "proof.guarantee.scheme",
  "security.certificates.cyberEssentials.",
];

/** Words that a reader of the market would stumble over. The spec's 'Working Day 7' has capitals. */
const foreign = {
  uk: /sales tax|GST|HST|\bZIP\b|\bEIN\b|\bACH\b|\bPAD\b|check mark|business days?\b|\bcolor|canceled|(author|organ|recogn|categor|standard)iz/,
  us: /\bVAT\b|GST|HST|Direct Debit|\bpostcode|postal code$|PAYE|(?<!\}\} )\bworking days?\b|\btick(s|ed)?\b|\b[Rr]ing\b|registered address|[Dd]irectors?\b(?! name)|[Cc](ancelled|heque|entre|olour)|[Ff]avour|[Ll]icence|(author|organ|recogn|categor|standard)is/,
  ca: /\bVAT\b|\bZIP code|\bEIN\b|Direct Debit|\b[Pp]ostcode|PAYE|(?<!\}\} )\bworking days?\b|\btick(s|ed)?\b|\b[Rr]ing\b|\bcolor|(author|organ|recogn|categor|standard)is/,
} as const satisfies Record<MarketCode, RegExp>;

const folder = join(import.meta.dirname, "../../../messages");
const overlays = readdirSync(folder).filter((name) => name !== "en" && name !== "legal");

describe.each(overlays)("the words of %s", (locale) => {
  it.each(filesOf(locale))("in %s differ from the base", (file) => {
    const base = new Map(leaves(read("en", file)));
    for (const [path, text] of leaves(read(locale, file))) {
      const under = base.get(path);
      expect(under, `${path} is in the base`).toBeDefined();
      // A market says its own words, such as the name of its tax, even where they are those of the base.
      if (file !== "market.json") expect(text, `${path} is not the base's own text`).not.toBe(under);
    }
  });
});

describe.each(editions)("the texts of $code", ({ code, locale }) => {
  const texts = leaves(messages(locale));
  const found = (fault: RegExp, except: readonly string[] = []) =>
    texts.filter(([path, text]) => fault.test(text) && !except.includes(path));

  it("have the words of the market, and those of no other", () => {
    const ofOtherMarkets = texts.filter(
      ([path]) => !ofOthers.concat(ofOneMarket).some((of) => path.startsWith(of)),
    );
    expect(ofOtherMarkets.filter(([, text]) => foreign[code].test(text.replace(/\{\w+\}/g, "")))).toEqual([]);
  });

  it("name no other country, except where it is meant", () => {
    const own = market(code);
    const others = markets.filter((other) => other.code !== code);
    const names = others.flatMap((other) => [common.country[other.code], common.countryShort[other.code]]);
    const currencies = others.filter(({ currency }) => currency !== own.currency);
    const all = [...names, ...currencies.map(({ currency }) => common.currency[currency])];
    const named = new RegExp(`\\b(${all.join("|")})\\b`);
    const meant = [...ofOthers, ...ofAnotherCountry];
    expect(found(named).filter(([path]) => !meant.some((of) => path.startsWith(of)))).toEqual([]);
  });

  it("have dashes between figures and minus signs before them, no hyphens", () => {
    expect(found(/\d-\d|\}-\{|(^|\s)-\{?[\d\w]/, ["validation.rule.businessNumber.ein"])).toEqual([]);
  });

  it("put no 's after a plural, which would read 2 months's", () => {
    expect(found(/\}\}[’']s/)).toEqual([]);
  });

  it("promise nothing that the terms exclude: returns, tax advice", () => {
    const saidByAPractice = "accountants.hub.said.decided";
    const promise = /\bwe(’ll| will)? (file|claim|reclaim|submit)\b|\b(lose|miss) no\b/i;
    expect(found(promise, [saidByAPractice])).toEqual([]);
  });

  it("promise no meeting in person", () => {
    expect(found(/\bin person\b/)).toEqual([]);
  });

  it("do not promise accounting software in the price: the account of costs counts it as paid besides", () => {
    expect(copy(mainEdition(code), "proof")("roi.yearlyFees", { month: "" })).toContain("software");
  });

  it("count bookkeeping in hours in the account of costs alone, as other promises are hours too", () => {
    const others = found(/\{bookkeepingHours\}/).filter(([path]) => !path.startsWith("proof.roi."));
    expect(others).toEqual([]);
  });
});

const returns = {
  uk: "Do you file VAT returns and year-end accounts?",
  us: "Do you file sales tax returns and year-end tax returns?",
  ca: "Do you file GST/HST returns and year-end tax returns?",
} satisfies Record<MarketCode, string>;

it.each(marketCodes)("in %s the questions ask for the market's returns", (code) => {
  expect(copy(mainEdition(code), "landing")("faq.returns.question")).toBe(returns[code]);
});

it("names all countries on an error page, which shows no translations", () => {
  expect(errors.audience).toBe(`for small businesses | ${countries("en-GB", "short")}`);
});

it("the choices of a currency say which of their prices is rounded", () => {
  for (const edition of editions) expect(vocabulary(edition).rounded).toContain("US dollars");
  expect(copy(defaultEdition, "landing")("start.rounded")).toMatch(/; .* in .*US dollars.* rounded\.$/);
});

it("lists in American and Canadian texts have no comma before 'and', as those in other texts", () => {
  for (const edition of editions) {
    const { softwareByCountry, softwareOr } = vocabulary(edition);
    expect(softwareByCountry).toContain("Xero, QuickBooks and FreeAgent in the United Kingdom");
    expect([softwareOr, claimArguments(edition, site).serviceClaims].join(" ")).not.toMatch(/, (and|or) /);
  }
});

describe("a missing message", () => {
  it("is an error, not an empty text", () => {
    const t = words("en-GB", "validation") as unknown as (key: string) => string;
    expect(() => t("rule.nothing")).toThrow("rule.nothing");
    expect(() => t("rule.businessName.tooLong")).toThrow("businessName");
  });
});

function filesOf(locale: string): string[] {
  return readdirSync(join(folder, locale)).filter((name) => name.endsWith(".json"));
}

function read(locale: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, locale, file), "utf8"));
}

function leaves(tree: unknown, path = ""): Leaf[] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}
