import "server-only";
import { countryCode } from "@/lib/geo/country";

/** Where the known edges say the visitor's country: Vercel, Cloudflare, CloudFront. */
const edgeHeaders = ["x-vercel-ip-country", "cf-ipcountry", "cloudfront-viewer-country"];

/** The ISO code of the country a request comes from, or null. */
export function countryOfRequest(headers: Headers): string | null {
  for (const name of edgeHeaders) {
    const country = countryCode(headers.get(name));
    if (country) return country;
  }
  return null;
}
