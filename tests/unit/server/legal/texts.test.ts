import { afterEach, describe, expect, it, vi } from "vitest";
import { GET } from "@/app/dpa.pdf/route";
import { copy, vocabulary } from "@/i18n/copy";
import { messages } from "@/i18n/messages";
import { shorterNoticeText } from "@/i18n/shorter-notice";
import { claimKeys } from "@/lib/content/claims";
import { parseLegal } from "@/lib/content/legal";
import { defaultEdition, editions, type Language, languageOf, legalEdition } from "@/lib/markets/editions";
import { siteDefaults } from "@/lib/site";
import { agreementFile } from "@/server/legal/agreement-file";
import { type LegalTextName, legalDocument, legalText } from "@/server/legal/texts";
import { editionOf } from "@/tests/support/edition";

/** Endings that British and American English spell differently, and words that merely look like it. */
const spelledDifferently =
  /(?:[iy]s(?:e[dsr]?|ing|ations?)|ours?|oured|ouring|elled|elling|tre|ogue|cheques?|licences?|programmes?)$/;
const alike = new Set(
  "advertising advise exercise franchise hour hours otherwise our promise raise raised rise your yours".split(
    " ",
  ),
);

const sectionCounts: Record<LegalTextName, number> = {
  privacy: 10,
  terms: 12,
  cookies: 7,
  accessibility: 6,
  dpa: 14,
};

const legalTexts = Object.keys(sectionCounts) as LegalTextName[];

const readers = editions.filter((edition) => legalEdition(edition) === edition);
const readTexts = readers.flatMap((reader) =>
  legalTexts.map((name) => [name, reader.locale, reader] as const),
);

describe.each(readTexts)("the text of %s in %s", (name, _, reader) => {
  const count = sectionCounts[name];
  const document = parseLegal(legalText(name, siteDefaults, reader));

  it(`has ${count} sections, each with its own anchor`, () => {
    expect(document.sections).toHaveLength(count);
    expect(new Set(document.sections.map(({ id }) => id)).size).toBe(count);
    expect(document.sections.every(({ text }) => text.length > 0)).toBe(true);
  });

  it("has every figure and name filled in", () => {
    expect(legalText(name, siteDefaults, reader)).not.toMatch(/[{}]|undefined/);
  });

  if (languageOf(reader) === "en")
    it("uses words that are spelled alike in the three countries", () => {
      const words =
        legalText(name, siteDefaults)
          .toLowerCase()
          .match(/[a-z]+/g) ?? [];
      const british = words.filter((word) => spelledDifferently.test(word) && !alike.has(word));
      expect(british).toEqual([]);
    });

  it("changes with the firm's name and address only where it mentions them", () => {
    const renamed = legalText(name, { ...siteDefaults, legalName: "Another Firm Ltd" }, reader);
    expect(renamed.includes("Another Firm Ltd")).toBe(name !== "cookies");
  });
});

it.each(readers)("states no claim that is switched off, in $locale", (reader) => {
  const off = claimKeys.join(",");
  for (const name of ["privacy", "terms", "dpa"] as const) {
    expect(legalText(name, siteDefaults, reader)).toMatch(/SOC 2 |99[.,]9\s?%/);
    const text = legalText(name, { ...siteDefaults, claimsOff: off }, reader);
    expect(text).not.toMatch(
      /SOC 2|Cyber Essentials|ISO 27001|256(-bit| bits)|99[.,]9\s?%|24\/7|7 jours (sur|par)| {2}| \./,
    );
  }
});

it.each(editions)("has the accuracy guarantee of the pages of $segment in the terms", (edition) => {
  const { guarantee } = vocabulary(edition);
  const begins = {
    en: "If an accountant finds an error, we pay to correct it. What it covers: ",
    fr: "Si un comptable trouve une erreur, nous payons pour la corriger. Ce qu’elle couvre\u00a0: ",
  } satisfies Record<Language, string>;
  expect(guarantee.startsWith(begins[languageOf(edition)])).toBe(true);
  expect(legalText("terms", siteDefaults, edition)).toContain(guarantee);
  expect(copy(edition, "landing")("faq.accuracy.answer")).toContain(guarantee);
  expect(copy(edition, "accountants")("faq.guarantee.answer")).toContain(guarantee);
});

it.each(readers)(
  "names every country in a paragraph that names two, so that none is without its law, in $locale",
  (reader) => {
    const names = Object.values(messages(reader.locale).common.country);
    // Rights that the law of the other countries gives in other words.
    const ofTwo = /^(In|Au) Canada,? (you can also ask how a decision was prepared|vous)/;
    const paragraphs = legalTexts
      .flatMap((name) => legalText(name, siteDefaults, reader).split("\n\n"))
      .map((text) => text.replace("Great Britain", "United Kingdom").replace("Northern Ireland", ""))
      .map((text) => text.replace("Grande-Bretagne", "Royaume-Uni").replace("Irlande du Nord", ""));
    const missing = paragraphs
      .map((text) => ({ text, without: names.filter((name) => !text.includes(name)) }))
      .filter(
        ({ text, without }) => without.length > 0 && names.length - without.length > 1 && !ofTwo.test(text),
      );
    expect(missing).toEqual([]);
  },
);

const shorter = editions.map((edition) => ({ edition, notice: shorterNoticeText(edition) }));

it.each(shorter.filter(({ notice }) => notice !== null))(
  "has the shorter notice of $edition.country in the terms in $edition.locale, so that their version follows its text",
  ({ edition, notice }) => {
    expect(notice).toMatch(/^(You agree to shorter notice|Vous .* préavis)/);
    expect(legalText("terms", siteDefaults, edition)).toContain(`**${notice}**`);
  },
);

it("names a company's registration in terms, privacy policy and data processing agreement", () => {
  for (const name of ["terms", "privacy", "dpa"] as const) {
    expect(legalText(name, { ...siteDefaults, companyNumber: "09123457" })).toMatch(
      /registered in England and Wales(,| under) company number 09123457/,
    );
    expect(legalText(name, siteDefaults)).not.toMatch(/registered in|company number/);
  }
});

it("says when the contract is made and which mail confirms it, in terms and data processing agreement alike", () => {
  expect(legalText("terms", siteDefaults)).toMatch(
    /is made when the bank debit is set up.*welcome email then confirms it.*only acknowledgement of your order/,
  );
  expect(legalText("dpa", siteDefaults)).toContain("concluded together with the contract");
});

it("names supervisor and complaints contact where they are set", () => {
  const amlSupervisor = "HM Revenue & Customs";
  const complaintsEmail = "complaints@jack.example";
  const set = { ...siteDefaults, amlSupervisor, complaintsEmail };
  expect(legalText("terms", set)).toContain(`purposes by ${amlSupervisor}.`);
  expect(legalText("terms", siteDefaults)).not.toContain("supervised");
  for (const name of ["terms", "privacy"] as const) {
    expect(legalText(name, set)).toContain(`write to ${complaintsEmail}.`);
    expect(legalText(name, siteDefaults)).toContain(`write to ${siteDefaults.supportEmail}.`);
  }
});

it("says whom to tell of a barrier, how fast there is an answer, and where to complain", () => {
  const complaintsEmail = "complaints@jack.example";
  const text = legalText("accessibility", { ...siteDefaults, complaintsEmail });
  expect(text).toMatch(/Write to support@example\.com, or to Jack .* We answer within 5 working days/);
  expect(text).toContain(`Write to ${complaintsEmail}. In Great Britain`);
});

it.each(["terms", "accessibility"] as const)(
  "names a postal contact once in %s without a support address",
  (name) => {
    const { legalName, street } = siteDefaults;
    expect(legalText(name, siteDefaults)).toContain(
      `Write to support@example.com, or to ${legalName}, ${street}`,
    );
    const text = legalText(name, { ...siteDefaults, supportEmail: "" });
    expect(text).toContain(`Write to ${legalName}, ${street}`);
    expect(text).not.toContain(`or to ${legalName}`);
  },
);

it("has the same anchors in every language, to which pages link", () => {
  for (const name of legalTexts) {
    const sets = readers.map((reader) => legalDocument(name, reader).sections.map(({ id }) => id));
    for (const anchors of sets) expect(anchors).toEqual(sets[0]);
  }
  const headings = legalDocument("terms", editionOf("ca-fr")).sections;
  expect(headings.find(({ id }) => id === "the-accuracy-guarantee")?.heading).toBe(
    "La garantie d’exactitude",
  );
});

it("refuses a text without a title", () => {
  expect(() => parseLegal("No title")).toThrow("title");
});

it.each(readers)(
  "has no date in the terms in $locale, so that their version does not change daily",
  (reader) => {
    expect(legalText("terms", siteDefaults, reader)).not.toMatch(/\b20\d\d\b|last updated|mise à jour/i);
  },
);

describe("the data processing agreement as a file", () => {
  afterEach(() => vi.unstubAllEnvs());

  const made = (legalName: string) =>
    agreementFile(parseLegal(legalText("dpa", { ...siteDefaults, legalName })), defaultEdition);

  it("names the configured firm", async () => {
    vi.stubEnv("LEGAL_NAME", "Harbour Bookkeeping Ltd");
    vi.resetModules();
    const route = await import("@/app/dpa.pdf/route");
    const file = await (await route.GET()).bytes();
    expect(Buffer.compare(file, await made("Harbour Bookkeeping Ltd"))).toBe(0);
    expect(Buffer.compare(file, await made(siteDefaults.legalName))).not.toBe(0);
  });

  it("is A4, and a PDF", async () => {
    const response = await GET();
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const file = Buffer.from(await response.arrayBuffer()).toString("latin1");
    expect(file).toMatch(/^%PDF-/);
    expect(file).toContain("/MediaBox [0 0 595.28 841.89]");
  });
});
