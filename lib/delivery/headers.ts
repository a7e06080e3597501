import { personal } from "@/lib/delivery/personal";
import { addressOf, securityTextAddress, sitemapPages } from "@/lib/seo/addresses";
import { dataPolicy } from "./content-policy";

type Header = { readonly key: string; readonly value: string };
export type HeaderRule = {
  readonly source: string;
  readonly has?: { readonly type: "header"; readonly key: string }[]; // The rule holds only for requests with this header
  readonly headers: readonly Header[];
};

/** Caches show a new price after a minute, and go on serving a page for a day while the server fails. */
const sharedPage = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

const twoYears = 2 * 365 * 24 * 60 * 60;

/** An hour, so that no step of the sign-up sends again what every page names. */
const keptByBrowsers = "public, max-age=3600";

export function headerRules(siteUrl: string): HeaderRule[] {
  return [
    {
      source: "/:path*",
      headers: [...everywhere, ...(siteUrl.startsWith("https:") ? [strictTransport] : [])],
    },
    { source: "/og/:name", headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }] },
    ...dataAddresses.map((source) => ({
      source,
      headers: [{ key: "Content-Security-Policy", value: dataPolicy }],
    })),
    ...linkedByAllPages.map((source) => ({ source, headers: [cache(keptByBrowsers)] })),
    ...sharedAddresses.flatMap((source) => [
      { source, headers: [cache(sharedPage)] },
      // Next's router requests data at the page's address, which a cache that ignores `Vary` would serve as the page.
      { source, has: [{ type: "header" as const, key: "rsc" }], headers: [cache(personal["Cache-Control"])] },
    ]),
  ];
}

/** The headers of an address, with names in lower case. If two rules set the same header, the later wins. */
export function headersAt(address: string, siteUrl: string): Record<string, string> {
  return Object.fromEntries(
    headerRules(siteUrl)
      .filter(({ source, has }) => !has && matches(source, address))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

function cache(value: string): Header {
  return { key: "Cache-Control", value };
}

function matches(source: string, address: string): boolean {
  const [before = "", parameter] = source.split(":");
  return parameter === undefined ? source === address : address.startsWith(before);
}

/** Pages that are the same for every visitor: all but `/`, which redirects some. */
export const sharedAddresses: readonly string[] = sitemapPages
  .map(addressOf)
  .filter((address) => address !== "/");

const dataAddresses = [
  "/og/:name",
  "/photos/:name",
  "/api/:path*",
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  securityTextAddress,
];

const linkedByAllPages = [
  "/early.js",
  "/favicon.ico",
  "/icon.svg",
  "/apple-icon.png",
  "/manifest.webmanifest",
];

const everywhere: readonly Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

const strictTransport: Header = { key: "Strict-Transport-Security", value: `max-age=${twoYears}` };
