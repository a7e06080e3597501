import { describe, expect, it, test } from "vitest";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { sharedSite } from "@/tests/support/site/running";

const site = sharedSite();

type Ask = Parameters<typeof site.ask>[1];

/** Checks the headers that every error response needs. */
async function refused(address: string, ask: Ask = {}): Promise<number> {
  const { status, headers } = await site.ask(address, ask);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["content-security-policy"]).not.toContain(", default-src");
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  return status;
}

const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const form = (name: string, value = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--${boundary}--\r\n`;
const multipart = { "content-type": `multipart/form-data; boundary=${boundary}` };
const id = "7".repeat(42);
const calls: [what: string, ask: NonNullable<Ask>][] = [
  [
    "a call from another site",
    { headers: { "next-action": id, origin: "https://evil.example" }, body: "[]" },
  ],
  ["a call without a body", { headers: { "next-action": id } }],
  ["a call of no action", { headers: { "next-action": "x", "sec-fetch-site": "same-origin" }, body: "[]" }],
  ["a form", { headers: multipart, body: form("$ACTION_REF_1") }],
  [
    "a form from another site",
    { headers: { ...multipart, origin: "https://evil.example" }, body: form("a") },
  ],
  ["links' encoding", { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" }],
  ["text", { headers: { "content-type": "text/plain" }, body: "a" }],
];
const withoutForms = [
  ...sitemapPages.map(addressOf),
  "/nothing",
  "/fr",
  "/accountants",
  "/get-started",
  "/uk.rsc",
  "/_next/x",
];

describe("F39: a page without forms", () => {
  test.each(withoutForms.flatMap((address) => calls.map(([what, ask]) => [address, what, ask] as const)))(
    "%s rejects %s",
    async (address, _, ask) => {
      expect(await refused(address, { method: "POST", ...ask })).toBe(405);
    },
  );

  test.each(["PUT", "PATCH", "DELETE"])("refuses %s", async (method) => {
    for (const address of withoutForms)
      expect(await refused(address, { method, body: "a", headers: { "content-length": "1" } }), address).toBe(
        405,
      );
  });
});

describe("F39: a response that is not a page", () => {
  test.each([
    ...[
      "/nothing",
      "/uk/nothing",
      "/%",
      "/_next/static/nothing.js",
      "/_next/nothing",
      "/_next/data/x/uk.json",
    ],
    ...[
      "/uk.segments/nothing.segment.rsc",
      "/nothing.segments/_tree.segment.rsc",
      "/nothing.rsc",
      "/og/nothing.png",
    ],
    ...[
      "/uk/get-started/plan.segments/_tree.segment.rsc",
      "/_next/image?url=%2Ficon.svg&w=64&q=75",
      "/api/nothing",
    ],
  ])("%s is not found, and is not cached", async (address) => {
    expect(await refused(address)).toBeLessThan(500);
    const { headers } = await site.ask(address, { headers: { RSC: "1", "Next-Router-Prefetch": "1" } });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["cache-control"] ?? "").not.toContain("max-age");
  });

  test.each(["/api/nothing", "/api/geo", "/api/verify-gocardless-payment"])(
    "%s takes no call or form",
    async (address) => {
      for (const [, ask] of calls)
        expect(await refused(address, { method: "POST", ...ask })).toBeLessThan(500);
    },
  );
});

describe("F39: a page with forms", () => {
  const own = { "sec-fetch-site": "same-origin" };
  const call = { ...own, ...multipart, "next-action": id };
  test.each<[string, NonNullable<Ask>, number]>([
    ["PUT", { method: "PUT", headers: { ...own, ...multipart }, body: form("a") }, 405],
    ["another site's form", { method: "POST", headers: multipart, body: form("a") }, 403],
    ["another type", { method: "POST", headers: own, body: "a" }, 415],
    ["a form of no action", { method: "POST", headers: { ...own, ...multipart }, body: form("a") }, 400],
    [
      "an action by id that no build has",
      { method: "POST", headers: { ...own, ...multipart }, body: form(`$ACTION_ID_${id}`) },
      409,
    ],
    ["half a form", { method: "POST", headers: { ...own, ...multipart }, body: form("a").slice(0, 60) }, 400],
    [
      "a long form",
      { method: "POST", headers: { ...own, ...multipart }, body: form("a", "a".repeat(300_000)) },
      413,
    ],
    [
      "a call of an action that no build has",
      { method: "POST", headers: call, body: form("0", '["$K1"]') },
      409,
    ],
    [
      "a call of what is no action",
      { method: "POST", headers: { ...call, "next-action": "x" }, body: form("0", '["$K1"]') },
      400,
    ],
  ])("refuses %s", async (_, ask, status) => {
    for (const address of ["/uk/get-started", "/us/get-started/contact", "/ca/get-started/continue"])
      expect(await refused(address, ask), address).toBe(status);
  });
});

it("F39: a malformed header gets no cacheable response", async () => {
  for (const [name, value] of [
    ["Next-Router-State-Tree", "junk"],
    ["Next-Url", "//evil.example"],
    ["Next-Router-Segment-Prefetch", "/junk"],
  ] as const) {
    const { status, headers } = await site.ask("/uk", { headers: { RSC: "1", [name]: value } });
    if (status !== 200) expect(headers["content-security-policy"], name).toContain("default-src 'none'");
    expect(headers["cache-control"], name).toBe("private, no-store");
  }
});
