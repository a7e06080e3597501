import { securityTextAddress } from "@/lib/seo/addresses";
import { settings } from "@/server/env";

export const dynamic = "force-dynamic"; // Rendered for each request, since a file of the build could expire

const validDays = 180;

/** The address for reports of vulnerabilities (RFC 9116). Without one the file does not exist. */
export function GET(): Response {
  const { securityContact, siteUrl } = settings();
  if (securityContact === null) return new Response(null, { status: 404 });
  const fields = {
    Contact: securityContact,
    Expires: expiry(new Date()),
    "Preferred-Languages": "en",
    Canonical: `${siteUrl}${securityTextAddress}`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(lines.join(""), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}

/** The expiry, less than a year ahead, as the RFC recommends; the same for a whole day. */
function expiry(now: Date): string {
  const day = new Date(now.getTime() + validDays * 24 * 60 * 60_000);
  return `${day.toISOString().slice(0, 10)}T00:00:00Z`;
}
