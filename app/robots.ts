import type { MetadataRoute } from "next";
import { site } from "@/server/env";

/** Sign-up and payment pages are not disallowed: a crawler must read them to find their `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${site().url}/sitemap.xml` };
}
