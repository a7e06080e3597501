import { addressOf, listed } from "@/lib/seo/addresses";
import { dataPolicy } from "./content-policy";

type Header = { readonly key: string; readonly value: string };
/** A pattern of addresses as Next reads it, and what their answers carry. */
export type HeaderRule = {
  readonly source: string;
  /** Only for requests with this header. */
  readonly has?: { readonly type: "header"; readonly key: string }[];
  readonly headers: readonly Header[];
};

/** A changed price is everywhere after a minute; an origin that is down is bridged for a day. */
const sharedPage = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

const twoYears = 2 * 365 * 24 * 60 * 60;

/**
 * The headers that depend on the address alone. The policy of a page is not among them: a prerendered page brings
 * its own, the middleware sets the others'. Takes the site's origin: only https may promise https.
 */
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
    ...sharedAddresses.flatMap((source) => [
      { source, headers: [cache(sharedPage)] },
      // What React asks for at the same address: a cache that ignores `Vary` would show it to everybody.
      { source, has: [{ type: "header" as const, key: "rsc" }], headers: [cache("private, no-store")] },
    ]),
  ];
}

/** The headers of a plain request for one address, by lower-case names; of two rules the later one wins. */
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

/** Our patterns end with their only parameter. */
function matches(source: string, address: string): boolean {
  const [before = "", parameter] = source.split(":");
  return parameter === undefined ? source === address : address.startsWith(before);
}

/** Pages that are the same for everybody. The index may be a redirect for one visitor and a page for another. */
export const sharedAddresses: readonly string[] = listed.map(addressOf).filter((address) => address !== "/");

/** What is read and never run. */
const dataAddresses = ["/og/:name", "/api/:path*", "/sitemap.xml", "/robots.txt", "/manifest.webmanifest"];

const everywhere: readonly Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

const strictTransport: Header = { key: "Strict-Transport-Security", value: `max-age=${twoYears}` };
