import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, test } from "vitest";
import { dateIn, formatDate } from "@/lib/dates";
import { defaultEdition } from "@/lib/markets/editions";
import { formatPrice } from "@/lib/plans";
import { addressOf, alternates, sitemapPages } from "@/lib/seo/addresses";
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

  it("has itself as canonical, and its own language", () => {
    expect(read(address).canonical).toBe(origin + address);
    expect(read(address).lang).toBe(here.locale);
    expect(read(address).meta["og:locale"]).toBe(here.locale.replace("-", "_"));
    expect(read(address).meta.robots ?? "").not.toContain("noindex");
  });

  it("lists itself and its alternates, and they list it", () => {
    const { languages } = read(address);
    expect(languages).toEqual(alternates(page, origin) ?? {});
    for (const [code, url] of Object.entries(languages)) {
      if (code === "x-default") continue;
      expect(read(url.slice(origin.length)).languages, url).toEqual(languages);
    }
  });

  it("has a title and description for search results and previews", () => {
    const { title, meta } = read(address);
    expect(title).not.toBe("");
    for (const name of ["description", "keywords", "viewport", "theme-color", "og:title", "og:description"])
      expect(meta[name], name).toBeTruthy();
    expect(meta["twitter:card"]).toBe("summary_large_image");
    expect(meta["og:url"]).toBe(read(address).canonical);
    expect(read(address).root.querySelectorAll("h1")).toHaveLength(1);
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
      expect(text).toContain(formatPrice(Math.round(units * 100), here));
    }
  });

  it("has only visible questions and answers in its structured data", () => {
    const { graph, root, text } = read(address);
    const said = nodesIn(graph).filter((node) => node["@type"] === "Question");
    const shown = root.querySelectorAll("#faq details > summary.plus").map(plainText);
    expect(said.map(({ name }) => name)).toEqual(shown);
    for (const { acceptedAnswer } of said) expect(text).toContain((acceptedAnswer as { text: string }).text);
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

test("the terms have the date of the build, in words and in their markup", async () => {
  const { root } = readPage((await site.ask("/terms")).body);
  const time = root.querySelector("time[data-today]");
  const date = time?.getAttribute("datetime") ?? "";
  expect(date <= dateIn(defaultEdition.timeZone, new Date()), date).toBe(true);
  expect(time?.text).toBe(formatDate(date, defaultEdition));
});

test("no two pages share a title or a description", () => {
  const read = [...pages.values()];
  expect(new Set(read.map(({ title }) => title)).size).toBe(pages.size);
  expect(new Set(read.map(({ meta }) => meta.description)).size).toBe(pages.size);
});

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
