import type { MetadataRoute } from "next";
import { site } from "@/server/env";

/** Sign-up and payment stay out by `noindex`, which a crawler can only read where it may go. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: `${site().url}/sitemap.xml` };
}
