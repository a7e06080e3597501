import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { sharedSite, startSite } from "@/tests/support/site/running";
import { filledIn } from "@/tests/support/site/visitor";
import { from, nobody, rows, type Signals } from "./request-table";

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ TRUSTED_PROXIES: "1", SITE_URL: "https://jack.example" });
});
afterAll(() => site.stop());

function headersOf({ from: country, chose, headers }: Signals): Record<string, string> {
  return {
    ...(country === undefined ? {} : { "CF-IPCountry": country }),
    ...(chose === undefined ? {} : { Cookie: `market=${chose}` }),
    ...headers,
  };
}

describe("F23, F24: the response to a request", () => {
  const named = rows.map((row) => [row[0].slice(0, 60), ...row] as const);
  test.each(named)("%s, %#", async (_, address, signals, expected) => {
    const { status, headers, body } = await site.ask(address, { headers: headersOf(signals) });
    expect({ status, location: headers.location }).toEqual({
      status: expected.status,
      location: expected.location,
    });
    if (expected.cache === "private") expect(headers["cache-control"]).toBe("private, no-store");
    if (expected.cache === "shared") {
      expect(headers["cache-control"]).toContain("s-maxage");
      expect(headers.vary ?? "").not.toMatch(/cookie|accept-language|country/i);
      expect(headers["set-cookie"]).toBeUndefined();
    }
    if (expected.lang) expect(/<html[^>]* lang="([^"]+)"/.exec(body)?.[1]).toBe(expected.lang);
    if (expected.says) expect(body).toContain(expected.says);
  });

  it("is 405 for a posted form", async () => {
    const { status, headers } = await site.ask("/accountants", { method: "POST" });
    expect([status, headers.allow, headers.location]).toEqual([405, "GET, HEAD", undefined]);
  });

  it("is the same for a crawler and a person", async () => {
    const crawler = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", "CF-IPCountry": "US" };
    expect((await site.ask("/", { headers: crawler })).headers.location).toBe("/us");
    expect((await site.ask("/uk", { headers: crawler })).status).toBe(200);
  });
});

describe("F27: the response of a market's page", () => {
  it("is the same for everybody, byte for byte", async () => {
    const asked = [nobody, from("US"), { chose: "ca" }, { headers: { "Accept-Language": "fr" } }];
    const answers = await Promise.all(
      asked.map((signals) => site.ask("/uk", { headers: headersOf(signals) })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });
});

test("the lookup is answered to this visitor alone", async () => {
  const signals = { from: "US", headers: { "CF-Timezone": "America/Denver" } };
  const { status, headers, body } = await site.ask("/api/geo", { headers: headersOf(signals) });
  expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([
    200,
    "private, no-store",
    "noindex",
  ]);
  expect(JSON.parse(body)).toEqual({ country_code: "US", timezone: "America/Denver" });
});

test("a forwarded address is ignored when no proxy is trusted", async () => {
  const { headers } = await sharedSite().ask("/accountants", { headers: { "X-Forwarded-For": "8.8.8.8" } });
  expect(headers.location).toBe("/uk/accountants");
});

test("a form is accepted although the proxy in front replaces the host", async () => {
  const address = "/uk/get-started/plan";
  const inside = { host: "10.0.0.7:8080" };
  const { status, body: html } = await site.ask(address, { headers: inside });
  const page = { address, status, html, document: parse(html) };
  const sent = new Response(filledIn(page, { typed: { planType: "starter" } }));
  const type = { "content-type": sent.headers.get("content-type") ?? "" };
  const answer = await site.ask(address, {
    method: "POST",
    headers: { ...type, ...inside, origin: "https://jack.example" },
    body: await sent.text(),
  });
  expect([answer.status, answer.headers.location]).toEqual([303, "/uk/get-started/rollover?begun=1"]);
});
