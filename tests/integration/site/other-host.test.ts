import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { siteDefaults } from "@/lib/site";
import { startSite } from "@/tests/support/site/running";
import { filledIn } from "@/tests/support/site/visitor";

/** Another port than the build's. As in production, the proxy in front replaces the host of requests. */
const siteUrl = "http://localhost:3107";
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ SITE_URL: siteUrl });
});
afterAll(() => site.stop());

const address = "/uk/get-started";
const inside = { host: "10.0.0.7:8080" };

/** Chooses a currency on the start screen, as a browser without scripts does. */
async function begin(headers: Record<string, string>) {
  const { status, body: html } = await site.ask(address, { headers: inside });
  const page = { address, status, html, document: parse(html) };
  const fields = [...filledIn(page, { form: "form", typed: { currency: "GBP" } })].map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return site.ask(address, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=x", ...inside, ...headers },
    body: `${fields.join("")}--x--\r\n`,
  });
}

test.each([
  ["the site's origin", { origin: siteUrl }],
  ["the site's origin and a browser's word for it", { origin: siteUrl, "sec-fetch-site": "same-origin" }],
  ["no origin, as some browsers hide it", { origin: "null", "sec-fetch-site": "same-origin" }],
])("a form with %s is accepted although the proxy replaces the host", async (_, headers) => {
  const { status, headers: answered } = await begin(headers);
  expect([status, answered.location]).toEqual([303, "/uk/get-started/plan"]);
});

it("is refused from another site, also without an origin", async () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://other.example" },
    { origin: siteDefaults.url },
    { origin: "https://other.example", "sec-fetch-site": "same-origin" },
    { origin: "null" },
    { origin: "null", "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) expect((await begin(headers)).status).toBe(403);
});
