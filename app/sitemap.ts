import type { MetadataRoute } from "next";
import { addressOf, alternates, sitemapPages } from "@/lib/seo/addresses";
import { site } from "@/server/env";

export default function sitemap(): MetadataRoute.Sitemap {
  const { url } = site();
  return sitemapPages.map((page) => ({
    url: url + addressOf(page),
    alternates: { languages: alternates(page, url) },
  }));
}
