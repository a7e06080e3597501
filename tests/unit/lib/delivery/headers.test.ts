import { describe, expect, it } from "vitest";
import { headerRules, headersAt } from "@/lib/delivery/headers";
import { editions, hasLegalPages } from "@/lib/markets/editions";
import {
  marketPages,
  neutralAddress,
  paymentAddress,
  signUpAddress,
  sitePages,
} from "@/lib/routing/addresses";
import { wizardSteps } from "@/lib/sign-up/steps";

const sourcesOf = (name: string, site = "https://jack.example") =>
  headerRules(site)
    .filter(({ headers }) => headers.some(({ key }) => key === name))
    .map(({ source }) => source);

describe("the headers of an address", () => {
  it("have HSTS only on an https site", () => {
    expect(sourcesOf("Strict-Transport-Security")).toEqual(["/:path*"]);
    expect(sourcesOf("Strict-Transport-Security", "http://localhost:3000")).toEqual([]);
  });

  it("let caches share pages by full URL, and nothing that differs between visitors", () => {
    const shared = [...new Set(sourcesOf("Cache-Control"))];
    const legalTexts = sitePages.length * (1 + editions.filter(hasLegalPages).length);
    expect(shared).toHaveLength(5 + marketPages.length * editions.length + legalTexts);
    expect(shared.filter((source) => /[:*(]/.test(source))).toEqual([]);
    const personal = [
      ...["home", "accountants", "banks", "franchises", "integrations"].map((page) =>
        neutralAddress(page as "home"),
      ),
      ...editions.flatMap((m) => [signUpAddress(m), ...wizardSteps.map((step) => signUpAddress(m, step))]),
      paymentAddress,
    ];
    for (const address of personal) expect(shared).not.toContain(address);
  });

  it.each([
    [
      "/uk/banks",
      "same-origin",
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
    ],
    ["/og/uk-home.png", "cross-origin", undefined],
    ["/early.js", "same-origin", "public, max-age=3600"],
  ])("are put together for %s", (address, sharing, cache) => {
    expect(headersAt(address, "https://jack.example")).toMatchObject({
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=63072000",
      "cross-origin-resource-policy": sharing,
    });
    expect(headersAt(address, "https://jack.example")["cache-control"]).toBe(cache);
  });
});
