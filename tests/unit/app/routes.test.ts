import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";

it.each(sitemapPages.map((page) => [addressOf(page), page.market] as const))(
  "%s of the sitemap has its route",
  (address, market) => {
    const folder = market ? address.replace(market, "[market]") : join("(site)", address);
    expect(existsSync(join("app", folder, "page.tsx"))).toBe(true);
  },
);
