import { describe, expect, it, test } from "vitest";
import { copyOf, shareCopy } from "@/components/seo/copy";
import { pageMetadata } from "@/components/seo/metadata";
import { copy } from "@/i18n/copy";
import { countries } from "@/i18n/countries";
import { words } from "@/i18n/words";
import { type MarketCode, marketCodes } from "@/lib/markets";
import { defaultEdition, editions, type Language, languageOf, mainEdition } from "@/lib/markets/editions";
import { marketPages } from "@/lib/routing/addresses";
import { addressOf, alternates, imageAddress, type SitemapPage, sitemapPages } from "@/lib/seo/addresses";
import { productName } from "@/lib/site";
import { editionOf } from "@/tests/support/edition";
import { site } from "@/tests/support/example-site";

const usBanks: SitemapPage = { page: "banks", edition: mainEdition("us") };

const audience = {
  en: /for (small businesses|accounting (practices|firms)|business banks|franchise networks)/,
  fr: /pour (petites entreprises|cabinets comptables|banques commerciales|réseaux de franchises)/,
} satisfies Record<Language, RegExp>;

describe.each(sitemapPages.map((page) => [addressOf(page), page] as const))("%s", (address, page) => {
  const said = pageMetadata(page, site);

  it("has a title with product, audience and country that fits a search result", () => {
    const { absolute: title } = said.title;
    const { locale } = page.edition ?? defaultEdition;
    const country = page.edition
      ? words(locale, "common")(`country.${page.edition.code}`)
      : countries(locale, "short");
    expect(title).toContain(productName);
    expect(title).toMatch(audience[languageOf({ locale })]);
    expect(title).toMatch(new RegExp(` \\| ${country}$`));
    expect(title.length).toBeLessThanOrEqual(70);
  });

  it("has a description that fits a search result", () => {
    expect(said.description.length).toBeGreaterThan(60);
    expect(said.description.length).toBeLessThanOrEqual(165);
    expect(said.openGraph.description.length).toBeLessThanOrEqual(125);
  });

  it("is its own canonical, with absolute URLs", () => {
    expect(said.alternates.canonical).toBe(`https://jack.example${address}`);
    expect(said.openGraph.url).toBe(said.alternates.canonical);
    expect(said.openGraph.images[0]?.url).toBe(`https://jack.example${imageAddress(page)}`);
  });
});

test("pages that share a picture say the same of it", () => {
  for (const page of sitemapPages)
    for (const other of sitemapPages)
      if (imageAddress(other) === imageAddress(page)) expect(shareCopy(other)).toEqual(shareCopy(page));
});

test("no two pages share a title or a description", () => {
  const copies = sitemapPages.map(copyOf);
  for (const part of ["title", "description"] as const)
    expect(new Set(copies.map((copy) => copy[part])).size).toBe(sitemapPages.length);
});

test("every market's page lists the same alternates, itself included", () => {
  const sets = editions.map((edition) => alternates({ page: "banks", edition }, site.url));
  expect(sets[0]).toMatchObject({
    "en-GB": "https://jack.example/uk/banks",
    "en-US": "https://jack.example/us/banks",
    "en-CA": "https://jack.example/ca/banks",
    "fr-CA": "https://jack.example/ca-fr/banks",
    en: "https://jack.example/uk/banks",
    fr: "https://jack.example/ca-fr/banks",
    "x-default": "https://jack.example/banks",
  });
  const languages = new Set(editions.map(languageOf));
  expect(Object.keys(sets[0] ?? {})).toHaveLength(editions.length + languages.size + 1);
  for (const set of sets) expect(set).toEqual(sets[0]);
});

test("the index page is the home pages' x-default", () => {
  expect(alternates({ page: "home", edition: null }, site.url)?.["x-default"]).toBe("https://jack.example/");
});

test("a legal text lists its translations, and in English belongs to no country", () => {
  const set = {
    en: "https://jack.example/terms",
    fr: "https://jack.example/ca-fr/terms",
    "fr-CA": "https://jack.example/ca-fr/terms",
    "x-default": "https://jack.example/terms",
  };
  for (const edition of [null, editionOf("ca-fr")])
    expect(alternates({ page: "terms", edition }, site.url)).toEqual(set);
});

test("Open Graph lists the page's locale and its alternates", () => {
  const { openGraph } = pageMetadata(usBanks, site);
  expect(openGraph.locale).toBe("en_US");
  expect(openGraph.alternateLocale).toContain("en_GB");
  expect(openGraph.alternateLocale).toHaveLength(editions.length - 1);
});

const from = { uk: "£149", us: "$194", ca: "$298" } satisfies Record<MarketCode, string>;

test.each(marketCodes)("the landing page of %s starts at the smallest plan's price", (code) => {
  const page = { page: "home", edition: mainEdition(code) } as const;
  expect(copyOf(page).description).toContain(`From ${from[code]} a month`);
  expect(shareCopy(page).notes).toContain(`From ${from[code]} a month`);
});

test.each([
  ["accountants", "Resell from $585 a month"],
  ["franchises", "40–60% less than retail"],
  ["integrations", "Included in every plan"],
] as const)("the picture of %s shows the page's headline and what it costs", (page, price) => {
  const { claim, notes } = shareCopy({ page, edition: mainEdition("us") });
  expect(claim).toBe(copy(mainEdition("us"), page)("title"));
  expect(notes).toEqual(["United States", price]);
});

test("the picture of a landing page shows its headline", () => {
  for (const one of editions)
    expect(shareCopy({ page: "home", edition: one }).claim).toBe(copy(one, "landing")("hero.title"));
});

const firstEntry = {
  uk: "20 Nov Northgate Timber 86.40",
  us: "Nov 20 Saltway Tools 1,299.00",
  ca: "Nov 20 Northgate Lumber 90.40",
} satisfies Record<MarketCode, string>;

test.each(marketCodes)(
  "the pictures of %s show the first entry of the exhibit, as a ledger writes it",
  (code) => {
    for (const page of ["home", "banks"] as const) {
      const { date, supplier, total } = shareCopy({ page, edition: mainEdition(code) }).entry;
      expect(`${date} ${supplier} ${total}`).toBe(firstEntry[code]);
    }
  },
);

test("the picture of a pack shows an entry of its month", () => {
  const { claim, entry } = shareCopy({ page: "sample-pack-cafe", edition: mainEdition("uk") });
  expect(claim).toBe("A café’s October, as it lands in your inbox.");
  expect(entry).toMatchObject({ date: "22 Oct", supplier: "Saltway Kitchens", total: "354.00" });
});

test("no two pages of a market share the headline of their picture", () => {
  for (const edition of editions) {
    const claims = marketPages.map((page) => shareCopy({ page, edition }).claim);
    expect(new Set(claims).size).toBe(marketPages.length);
  }
});
