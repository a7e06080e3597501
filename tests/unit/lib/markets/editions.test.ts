import { describe, expect, it, test } from "vitest";
import { marketCodes } from "@/lib/markets";
import {
  defaultEdition,
  editionFor,
  editionNamed,
  editionOfDraft,
  editionOfLocale,
  editionOfSubmission,
  editionOn,
  editions,
  mainEdition,
} from "@/lib/markets/editions";

const codeOf = (edition: ReturnType<typeof editionNamed>) => edition?.segment ?? null;

describe("the table of editions", () => {
  test.each([
    ["uk", "uk", "en-GB"],
    ["us", "us", "en-US"],
    ["ca", "ca", "en-CA"],
    ["ca-fr", "ca", "fr-CA"],
  ])("%s is the market %s in %s", (edition, code, locale) => {
    expect(editionNamed(edition)).toMatchObject({ segment: edition, code, locale });
  });

  it("has a main edition of every market, at the market's code, to which the early script leads", () => {
    for (const code of marketCodes) expect(mainEdition(code)).toMatchObject({ code, segment: code });
  });

  it("has one edition for a locale, so that a page's locale names its edition", () => {
    for (const edition of editions) expect(editionOfLocale(edition.locale)).toBe(edition);
  });
});

describe("the edition of untrusted text", () => {
  test.each(["UK", "uk ", " uk", "gb", "uk;", "fr", "", "toString", "__proto__", null, undefined, 1, {}])(
    "%j is none",
    (code) => expect(editionNamed(code)).toBeNull(),
  );
});

it("stays on the reader's page if that is of the market, else leads to the market's main edition", () => {
  for (const page of editions)
    for (const code of marketCodes)
      expect(editionFor(code, page)).toBe(code === page.code ? page : mainEdition(code));
});

it("shows a draft in the edition of the page if it is of the draft's market, else in the draft's own", () => {
  for (const page of editions)
    for (const edition of editions) {
      const draft = { edition: edition.segment, market: edition.code };
      expect(editionOn(page, draft)).toBe(page.code === edition.code ? page : edition);
    }
});

describe("the edition of a row", () => {
  it("is the stored one", () => {
    for (const edition of editions)
      expect(editionOfDraft({ edition: edition.segment, market: edition.code })).toBe(edition);
  });

  it("is the market's main one if this release does not know the code, or it is of another market", () => {
    expect(codeOf(editionOfDraft({ edition: "ca-de", market: "ca" }))).toBe("ca");
    expect(codeOf(editionOfSubmission({ edition: "ie", serviceCountry: "USA" }))).toBe("us");
    expect(codeOf(editionOfSubmission({ edition: "uk", serviceCountry: "Canada" }))).toBe("ca");
    expect(defaultEdition.segment).toBe("uk");
  });
});
