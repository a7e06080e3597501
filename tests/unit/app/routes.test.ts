import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";

it.each(sitemapPages.map((page) => [addressOf(page), page.edition] as const))(
  "%s of the sitemap has its route",
  (address, edition) => {
    const folder = edition ? address.replace(edition.segment, "[market]") : join("(site)", address);
    expect(existsSync(join("app", folder, "page.tsx"))).toBe(true);
  },
);
