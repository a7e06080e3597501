import { parse } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { addressOf, alternates, imageAddress, sitemapPages } from "@/lib/seo/addresses";
import { readPage } from "@/tests/support/site/page";
import { sharedSite } from "@/tests/support/site/running";

const site = sharedSite();
let origin: string;

beforeAll(async () => {
  origin = new URL(readPage((await site.ask("/uk")).body).canonical ?? "").origin;
});

test("the sitemap has exactly the public pages, each with its languages", async () => {
  const { headers, body } = await site.ask("/sitemap.xml");
  expect(headers["content-type"]).toContain("xml");
  const entries = parse(body)
    .querySelectorAll("url")
    .map((entry) => [
      entry.querySelector("loc")?.text,
      Object.fromEntries(
        entry
          .querySelectorAll("xhtml\\:link")
          .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
      ),
    ]);
  expect(entries).toEqual(
    sitemapPages.map((page) => [origin + addressOf(page), alternates(page, origin) ?? {}]),
  );
});

test("robots.txt allows every page and names the sitemap", async () => {
  const { body } = await site.ask("/robots.txt");
  expect(body).toContain("Allow: /");
  expect(body).not.toMatch(/Disallow: \/$/m);
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the manifest's icons exist", async () => {
  const { body } = await site.ask("/manifest.webmanifest");
  const { icons, start_url } = JSON.parse(body);
  expect(start_url).toBe("/");
  for (const { src, type } of icons) {
    const icon = await site.ask(src);
    expect([icon.status, icon.headers["content-type"]], src).toEqual([200, type]);
  }
});

test.each([...new Set(sitemapPages.map(imageAddress))])(
  "the preview image %s has its size",
  async (address) => {
    const { status, headers, body } = await site.ask(address);
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(body.length).toBeGreaterThan(10_000);
  },
);

test.each(["/uk/get-started", "/us/get-started", "/payment-success"])(
  "%s is not to be listed",
  async (address) => {
    const { body } = await site.ask(address);
    expect(readPage(body).meta.robots).toBe("noindex, nofollow");
  },
);

test.each(["/nothing", "/uk/nothing", "/fr/get-started"])(
  "%s is a page of its own that leads home",
  async (address) => {
    const { status, body } = await site.ask(address);
    const { text, links, meta } = readPage(body);
    expect(status).toBe(404);
    expect(text).toContain("Oops! Page not found");
    expect(links).toContain("/");
    expect(meta.robots).toContain("noindex");
  },
);
