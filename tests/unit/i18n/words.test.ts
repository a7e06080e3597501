import { describe, expect, it } from "vitest";
import { claimArguments } from "@/i18n/claims";
import { copy, vocabulary } from "@/i18n/copy";
import { countries } from "@/i18n/countries";
import { messages } from "@/i18n/messages";
import { words } from "@/i18n/words";
import { market, markets } from "@/lib/markets";
import {
  defaultEdition,
  type EditionCode,
  editions,
  type Language,
  languageOf,
} from "@/lib/markets/editions";
import errors from "@/messages/en/errors.json";
import { site } from "@/tests/support/example-site";

type Leaf = readonly [path: string, text: string];

/** Texts for the firm, which is British, and for other editions. */
const ofOthers = [
  "desk.",
  "deskOperations.",
  "deskOverview.",
  "deskSignUp.",
  "privacy.",
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
  "ca-fr":
    /\bTVA\b|\bZIP\b|\bEIN\b|Direct Debit|prélèvement|(?<![{\w])[Ee]-?mails?\b|\bcookies?\b|siège social|expert-comptable|réconcili|données personnelles|jours? (de travail|d’affaires)|état de compte|cancell|vérifiée? par|audit(é|er)|uploader|recettes?\b/,
} as const satisfies Record<EditionCode, RegExp>;

/** What no plan and no person at the firm does. */
const excluded = {
  en: {
    returns: /\bwe(’ll| will)? (file|claim|reclaim|submit)\b|\b(lose|miss) no\b/i,
    meeting: /\bin person\b/,
  },
  fr: { returns: /\bnous (produi|dépos|réclam|soumett|récupér)/i, meeting: /\ben personne\b/ },
} satisfies Record<Language, unknown>;

describe.each(editions)("the texts of $segment", (edition) => {
  const { code, locale, segment } = edition;
  const language = languageOf(edition);
  // The desk has English words alone.
  const texts = leaves(messages(locale)).filter(([path]) => language === "en" || !path.startsWith("desk"));
  const found = (fault: RegExp, except: readonly string[] = []) =>
    texts.filter(([path, text]) => fault.test(text) && !except.includes(path));

  it("have the words of the market, and those of no other", () => {
    const ofOtherMarkets = texts.filter(
      ([path]) => !ofOthers.concat(ofOneMarket).some((of) => path.startsWith(of)),
    );
    expect(ofOtherMarkets.filter(([, text]) => foreign[segment].test(text.replace(/\{\w+\}/g, "")))).toEqual(
      [],
    );
  });

  it("name no other country, except where it is meant", () => {
    const own = market(code);
    const others = markets.filter((other) => other.code !== code);
    const { common } = messages(locale);
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
    expect(found(excluded[language].returns, [saidByAPractice])).toEqual([]);
  });

  it("promise no meeting in person", () => {
    expect(found(excluded[language].meeting)).toEqual([]);
  });

  it("do not promise accounting software in the price: the account of costs counts it as paid besides", () => {
    const software = { en: "software", fr: "logiciel" } satisfies Record<Language, string>;
    expect(copy(edition, "proof")("roi.yearlyFees", { month: "" })).toContain(software[language]);
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
  "ca-fr": "Produisez-vous les déclarations de TPS/TVQ ou de TVH et les déclarations de revenus annuelles?",
} satisfies Record<EditionCode, string>;

it.each(editions)("in $segment the questions ask for the market's returns", (edition) => {
  expect(copy(edition, "landing")("faq.returns.question")).toBe(returns[edition.segment]);
});

it("names all countries on an error page, which shows no translations", () => {
  expect(errors.audience).toBe(`for small businesses | ${countries("en-GB", "short")}`);
});

it("the choices of a currency say which of their prices is rounded", () => {
  for (const edition of editions)
    expect(vocabulary(edition).rounded).toContain(words(edition.locale, "common")("currency.USD"));
  expect(copy(defaultEdition, "landing")("start.rounded")).toMatch(/; .* in .*US dollars.* rounded\.$/);
});

it("lists have no comma before the last name in any edition", () => {
  const software = {
    en: "Xero, QuickBooks and FreeAgent in the United Kingdom",
    fr: "Xero, QuickBooks et FreeAgent au Royaume-Uni",
  } satisfies Record<Language, string>;
  for (const edition of editions) {
    const { softwareByCountry, softwareOr } = vocabulary(edition);
    expect(softwareByCountry).toContain(software[languageOf(edition)]);
    expect([softwareOr, claimArguments(edition, site).serviceClaims].join(" ")).not.toMatch(
      /, (and|or|et|ou) /,
    );
  }
});

describe("a missing message", () => {
  it("is an error, not an empty text", () => {
    const t = words("en-GB", "validation") as unknown as (key: string) => string;
    expect(() => t("rule.nothing")).toThrow("rule.nothing");
    expect(() => t("rule.businessName.tooLong")).toThrow("businessName");
  });
});

function leaves(tree: unknown, path = ""): Leaf[] {
  if (typeof tree === "string") return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  );
}
