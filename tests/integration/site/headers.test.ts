import { createHash } from "node:crypto";
import { describe, expect, it, test } from "vitest";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { readPage } from "@/tests/support/site/page";
import { type Answer, sharedSite } from "@/tests/support/site/running";

const site = sharedSite();

const shared = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";
const personal = "private, no-store";
const asItIs = "public, max-age=0, must-revalidate";

type Policy = "hashes" | "nonce" | "nothing";

const rows: [address: string, status: number, policy: Policy, cache: string][] = [
  ...sitemapPages
    .map(addressOf)
    .map((address): (typeof rows)[number] => [address, 200, "hashes", address === "/" ? personal : shared]),
  ["/franchises", 200, "hashes", personal],
  ["/nothing", 404, "hashes", personal],
  ["/fr", 404, "hashes", personal],
  ["/fr/banks", 404, "hashes", personal],
  ["/uk/nothing", 404, "hashes", personal],
  ["/a/b/c/d", 404, "hashes", personal],
  ["/uk/get-started/nothing", 404, "hashes", personal],
  ["/uk/get-started", 200, "nonce", personal],
  ["/us/get-started/plan", 200, "nonce", personal],
  ["/ca/get-started/review", 307, "nonce", personal],
  ["/payment-success", 200, "nonce", personal],
  ["/accountants", 307, "nothing", personal],
  ["/get-started", 307, "nothing", personal],
  ["/api/geo", 200, "nothing", personal],
  ["/api/verify-gocardless-payment", 405, "nothing", personal],
  ["/api/webhooks/gocardless", 405, "nothing", personal],
  ["/api/sweep", 405, "nothing", personal],
  ["/sitemap.xml", 200, "nothing", asItIs],
  ["/robots.txt", 200, "nothing", asItIs],
  ["/.well-known/security.txt", 200, "nothing", "public, max-age=86400"],
  ["/manifest.webmanifest", 200, "nothing", "public, max-age=3600"],
  ["/og/uk-home.png", 200, "nothing", asItIs],
];

/** Without values, since the number of hashes depends on the page. */
const withoutValues = (source: string) =>
  source.replace(/'(sha256|nonce)-[^']+'/g, "'$1'").replace(/'sha256'( 'sha256')+/g, "'sha256'");
const formsOutside = "https://pay.gocardless.com https://pay-sandbox.gocardless.com";

const expectedPolicies: Record<"hashes" | "nonce", string> = {
  hashes: expectedPolicy("'sha256'", "'self'"),
  nonce: expectedPolicy("'nonce'", `'self' ${formsOutside} http://127.0.0.1:4000 http://localhost:4000`),
};

function expectedPolicy(scripts: string, forms: string): string {
  return (
    `default-src 'none'; script-src 'self' ${scripts}; style-src 'self' 'sha256'; ` +
    "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
    `form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`
  );
}

describe("F27, F30: the headers of", () => {
  test.each(rows)("%s (%i)", async (address, status, policy, cache) => {
    const answer = await site.ask(address);
    const { headers } = answer;
    expect(answer.status).toBe(status);
    expect(headers["cache-control"]).toBe(cache);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": address.startsWith("/og/") ? "cross-origin" : "same-origin",
    });
    expect(headers["x-powered-by"]).toBeUndefined();
    if (policy === "hashes" || policy === "nonce") allowsWhatItHas(answer, expectedPolicies[policy]);
    else expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

/** The policy allows exactly the page's inline scripts. */
function allowsWhatItHas({ headers, body }: Answer, form: string): void {
  const policy = headers["content-security-policy"] ?? "";
  expect(withoutValues(policy)).toBe(form);
  const { root } = readPage(body);
  const runs = root
    .querySelectorAll("script:not([src])")
    .filter((script) => !script.getAttribute("type")?.endsWith("json"));
  const sources = runs.map((script) => {
    const nonce = script.getAttribute("nonce");
    const hash = createHash("sha256").update(script.rawText).digest("base64");
    return nonce ? `'nonce-${nonce}'` : `'sha256-${hash}'`;
  });
  const named = /script-src 'self' ([^;]+);/.exec(policy)?.[1]?.split(" ");
  expect(new Set(named)).toEqual(new Set(sources));
  expect(root.querySelectorAll("style, [style]")).toEqual([]);
}

describe("F39: an error that is no page", () => {
  const policy = "content-security-policy";

  test.each([
    ...["/%", "/_next/static/nothing.js", "/_next/nothing", "/_next/data/x/uk.json", "/nothing.rsc"],
    ...["/uk.segments/nothing.segment.rsc", "/nothing.segments/_tree.segment.rsc", "/og/nothing.png"],
    "/uk/get-started/plan.segments/_tree.segment.rsc",
    ...["/_next/image?url=%2Ficon.svg&w=64&q=75", "/api/nothing"],
  ])("%s has a policy, and is kept from caches", async (address) => {
    const { status, headers } = await site.ask(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers[policy]).toContain("default-src 'none'");
    expect(headers[policy]).not.toContain(", default-src");
    expect(headers["cache-control"]).toBe(personal);
    const data = await site.ask(address, { headers: { RSC: "1", "Next-Router-Prefetch": "1" } });
    expect(data.headers[policy]).toContain("default-src 'none'");
    expect(data.headers["cache-control"] ?? "").not.toContain("max-age");
  });

  test.each([
    ["Next-Router-State-Tree", "junk"],
    ["Next-Url", "//evil.example"],
    ["Next-Router-Segment-Prefetch", "/junk"],
  ])("a malformed %s gets no cacheable response", async (name, value) => {
    const { status, headers } = await site.ask("/uk", { headers: { RSC: "1", [name]: value } });
    if (status !== 200) expect(headers[policy]).toContain("default-src 'none'");
    expect(headers["cache-control"]).toBe(personal);
  });
});

it("keeps React's own requests out of caches, which could confuse them with the page", async () => {
  const { status, headers } = await site.ask("/uk", { headers: { RSC: "1" } });
  expect([status, headers["cache-control"]]).toEqual([307, personal]);
});

it("never lets Next's own error page be cached", async () => {
  const { status, headers } = await site.ask("/_global-error");
  expect([status, headers["cache-control"]]).toEqual([500, personal]);
});

describe("a nonce", () => {
  it("differs each time, whatever the request sends", async () => {
    const ask = () =>
      site.ask("/uk/get-started", { headers: { "Content-Security-Policy": "script-src 'nonce-mine'" } });
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.headers["content-security-policy"]).not.toBe(two.headers["content-security-policy"]);
    expect(one.body).not.toContain('nonce="mine"');
  });
});

test.each(["/early.js", "/favicon.ico", "/icon.svg", "/apple-icon.png", "/manifest.webmanifest"])(
  "%s, which every page names, is kept for an hour, then sent again only if it has changed",
  async (address) => {
    const { status, headers, body } = await site.ask(address);
    expect([status, headers["cache-control"], body === ""]).toEqual([200, "public, max-age=3600", false]);
    const ask = (tag = "") => site.ask(address, { headers: { "If-None-Match": tag } });
    expect(await ask(headers.etag)).toMatchObject({ status: 304, body: "" });
    expect(await ask('W/"an-older-one"')).toMatchObject({ status: 200, body });
  },
);

test("build files are cached forever", async () => {
  const { body } = await site.ask("/uk");
  const files = [...body.matchAll(/\/_next\/static\/[^" ]+\.(?:js|css|woff2)/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(5);
  for (const file of new Set(files)) {
    const { status, headers } = await site.ask(file);
    expect([status, headers["cache-control"]], file).toEqual([200, "public, max-age=31536000, immutable"]);
  }
});
