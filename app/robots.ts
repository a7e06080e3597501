import type { MetadataRoute } from "next";
import { site } from "@/server/env";

/** Sign-up and payment pages are `noindex`, which crawlers can read only where they are allowed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${site().url}/sitemap.xml` };
}
