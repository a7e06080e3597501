import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, test } from "vitest";
import { pageMetadata } from "@/components/seo/metadata";
import { defaultEdition } from "@/lib/markets/editions";
import { formatPrice } from "@/lib/plans";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { nodesIn, plainText, type ReadPage, readPage } from "@/tests/support/site/page";
import { type Answer, build, sharedSite } from "@/tests/support/site/running";

const pages = new Map<string, ReadPage>();
const site = sharedSite();
let origin: string;

beforeAll(async () => {
  for (const page of sitemapPages) {
    const { status, body } = await site.ask(addressOf(page));
    expect(status, addressOf(page)).toBe(200);
    pages.set(addressOf(page), readPage(body));
  }
  origin = new URL(read("/uk").canonical ?? "").origin;
});

function read(address: string): ReadPage {
  const page = pages.get(address);
  if (!page) throw new Error(`no page was read at ${address}`);
  return page;
}

test("every public page is prerendered", () => {
  const manifest = JSON.parse(readFileSync(join(build, "prerender-manifest.json"), "utf8"));
  const made = Object.keys(manifest.routes);
  expect(sitemapPages.map(addressOf).filter((address) => !made.includes(address))).toEqual([]);
});

describe.each(sitemapPages.map((page) => [addressOf(page), page] as const))("%s", (address, page) => {
  const here = page.edition ?? defaultEdition;

  it("has its language, its metadata and one heading", () => {
    const { canonical, languages, lang, meta, title, root } = read(address);
    const { alternates, description, keywords, openGraph, ...of } = pageMetadata(page, { url: origin });
    expect([lang, title, canonical]).toEqual([here.locale, of.title.absolute, alternates.canonical]);
    expect(languages).toEqual(alternates.languages ?? {});
    expect(meta).toMatchObject({
      description,
      keywords,
      "og:title": openGraph.title,
      "og:description": openGraph.description,
      "og:url": openGraph.url,
      "og:locale": openGraph.locale,
      "twitter:card": of.twitter.card,
    });
    for (const name of ["viewport", "theme-color"]) expect(meta[name], name).toBeTruthy();
    expect(meta.robots ?? "").not.toContain("noindex");
    expect(root.querySelectorAll("h1")).toHaveLength(1);
  });

  it("is listed, with the same languages, by each page that it lists", () => {
    const { canonical, languages } = read(address);
    const listed = Object.values(languages).map((url) => pages.get(url.replace(origin, "")));
    for (const other of listed) if (other) expect(other.languages, other.canonical).toEqual(languages);
    if (page.edition && listed.length > 0) expect(Object.values(languages)).toContain(canonical);
  });

  it("has only visible prices in its structured data", () => {
    const { graph, text } = read(address);
    const prices = nodesIn(graph).flatMap(({ price, minPrice, priceCurrency }) => {
      const units = price ?? minPrice;
      return units === undefined ? [] : [{ units: Number(units), priceCurrency }];
    });
    if (page.page === "home") expect(prices.length).toBeGreaterThan(4);
    for (const { units, priceCurrency } of prices) {
      expect(priceCurrency).toBe(here.currency);
      expect(text).toContain(inOneLine(formatPrice(Math.round(units * 100), here)));
    }
  });

  it("has only visible questions and answers in its structured data", () => {
    const { graph, root, text } = read(address);
    const said = nodesIn(graph).filter((node) => node["@type"] === "Question");
    const shown = root.querySelectorAll("#faq details > summary.plus").map(plainText);
    expect(said.map(({ name }) => name)).toEqual(shown);
    for (const { acceptedAnswer } of said)
      expect(text).toContain(inOneLine((acceptedAnswer as { text: string }).text));
    if (page.page === "home") expect(shown.length).toBeGreaterThan(4);
  });

  it("has no broken links or anchors", async () => {
    for (const link of new Set(read(address).links)) {
      const url = new URL(link, origin + address);
      if (url.origin !== origin) continue;
      const target = await followed(url.pathname + url.search);
      expect(target.status, link).toBe(200);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor) expect(idsOf(target), link).toContain(anchor);
    }
  });
});

test("the terms have the date of the build", async () => {
  const { root } = readPage((await site.ask("/terms")).body);
  const built = Date.parse(root.querySelector("[data-today]")?.text ?? "");
  expect(built).toBeLessThanOrEqual(Date.now());
});

/** As `readPage` gives a page's text, whose no-break spaces are spaces. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

const ids = new WeakMap<Answer, ReadonlySet<string>>();

/** Parses a page once, though many links lead to its sections. */
function idsOf(answer: Answer): ReadonlySet<string> {
  const read = ids.get(answer) ?? readPage(answer.body).ids;
  ids.set(answer, read);
  return read;
}

const answers = new Map<string, ReturnType<typeof site.ask>>();

/** Follows at most three redirects within the site. */
async function followed(address: string, left = 3): ReturnType<typeof site.ask> {
  const asked = answers.get(address) ?? site.ask(address);
  answers.set(address, asked);
  const answer = await asked;
  const { location } = answer.headers;
  if (!location || left === 0) return answer;
  expect(location).toMatch(/^\/(?!\/)/);
  return followed(location, left - 1);
}
