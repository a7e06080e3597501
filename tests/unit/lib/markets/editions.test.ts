import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
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

describe("an edition that EDITIONS_OFF names", () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv("EDITIONS_OFF", "ca-fr");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("is none, so that what is stored of it belongs to the market's main edition", async () => {
    const off = await import("@/lib/markets/editions");
    expect(off.editionNamed("ca-fr")).toBeNull();
    expect(off.otherLanguages(off.mainEdition("ca"))).toEqual([]);
    expect(codeOf(off.editionOfDraft({ edition: "ca-fr", market: "ca" }))).toBe("ca");
    expect(codeOf(off.editionOfSubmission({ edition: "ca-fr", serviceCountry: "Canada" }))).toBe("ca");
  });

  it("has no address: neither a public page nor one that is rendered for each request", async () => {
    const { isPublicPage } = await import("@/lib/routing/addresses");
    const { decide } = await import("@/lib/routing/policy");
    const kindOf = (path: string) => decide(path, "", { choice: null, country: "CA" }).kind;
    for (const path of ["/ca-fr", "/ca-fr/banks", "/ca-fr/terms", "/ca-fr/dpa.pdf", "/ca-fr/get-started"])
      expect(isPublicPage(path), path).toBe(false);
    for (const path of ["/ca-fr/get-started", "/ca-fr/get-started/plan", "/ca-fr/talk-to-us"])
      expect(kindOf(path), path).toBe("notFound");
  });

  it("stands in no sitemap, alternate or link to another language", async () => {
    const { default: sitemap } = await import("@/app/sitemap");
    const { alternates } = await import("@/lib/seo/addresses");
    const listed = JSON.stringify(sitemap());
    expect(listed).toContain("/ca/banks");
    expect(listed).not.toMatch(/ca-fr|"fr/);
    expect(alternates({ page: "terms", edition: null }, "https://jack.example")).toBeUndefined();
  });
});
