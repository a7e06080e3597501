/** @module-tag postgres */

import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storedKey } from "@/scripts/launch/keys";
import { expectAccessible, expectContrastInTheDark } from "@/tests/e2e/accessible";
import { findOrInstallChromium } from "@/tests/support/process/chromium";
import { operatorSecret } from "@/tests/support/process/environment";
import { startProxy } from "@/tests/support/process/tcp-proxy";
import { type RunningSite, startSite, startTimeoutMs } from "@/tests/support/site/running-site";
import { makeStore, type Store } from "@/tests/support/site/store";
import { secondsOf } from "@/tests/support/time";

const operator = "ana@firm.example";

let store: Store;
let site: RunningSite;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let browser: Browser;
let desk: BrowserContext;

beforeAll(async () => {
  store = await makeStore("postgresql");
  const through = new URL(store.databaseUrl ?? "");
  proxy = await startProxy({ host: through.hostname, port: Number(through.port) });
  through.port = String(proxy.port);
  site = await startSite({ ...store, databaseUrl: through.href }, { OPERATORS: `${operator}:admin` });
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ["--no-sandbox"] });
  desk = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
  await signIn();
}, startTimeoutMs);
afterAll(async () => {
  await browser.close();
  await site.stop();
  await proxy.stop();
  await store.drop();
});
beforeEach(() => proxy.behave("passes"));

describe("a page of the desk, when the database does not answer", () => {
  it("is answered within 3 s, says so accessibly, and is shown by another try after recovery", async () => {
    const page = await desk.newPage();
    await proxy.behave("isSilent");
    const failed = page.waitForResponse(/sign-ups/);
    // Until the answer arrives: what the browser then does takes as long as a busy machine lets it.
    const asks = () => page.goto("/console/sign-ups?q=zeller", { waitUntil: "commit" });
    expect(await secondsOf(asks, site.processId())).toBeLessThan(3);
    const { status, headers } = { status: (await failed).status(), headers: (await failed).headers() };
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.getByText("The desk cannot answer at the moment").waitFor();
    expect(await page.title()).toBe("This page could not be shown. The firm’s desk");
    expect(await page.getByText("quote this reference").locator("code").textContent()).toMatch(
      /^[0-9a-f-]{36}$/,
    );
    await expectAccessible(page);
    await expectContrastInTheDark(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(320);
    await proxy.behave("passes");
    await page.getByRole("button", { name: "Try again" }).click();
    await heading.getByText("Sign-ups", { exact: true }).waitFor();
    expect(await page.getByText("No sign-up matches.").count()).toBe(1);
    expect(site.log()).not.toContain("zeller");
    await page.close();
  });
});

it("an export is answered 503 with a page while the database is away, which is counted, but not as a failure", async () => {
  const cookie = (await desk.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const body = new FormData();
  body.append("as", "csv");
  await proxy.behave("refuses");
  const answer = await fetch(`${site.url}/console/export?list=sign-ups`, {
    method: "POST",
    headers: { cookie, origin: site.url },
    body,
    redirect: "manual",
  });
  await proxy.behave("passes");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).toContain("<h1>The desk cannot answer at the moment</h1>");
  const headers = { authorization: `Bearer ${operatorSecret}` };
  const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  expect(metrics).toMatch(/jack_unavailable_total\{part="desk"\} [1-9]/);
  expect(metrics.match(/jack_failures_total\{.*\} [1-9]\d*/g)).toBeNull();
});

/** By the link that `npm run operator` prints. */
async function signIn(): Promise<void> {
  const bearer = storedKey(store.dataDir, "command-secret");
  const answer = await fetch(`${site.url}/api/operator-link`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ email: operator }),
  });
  const { link } = await answer.json();
  const page = await desk.newPage();
  await page.goto(link);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Sign out" }).waitFor();
  await page.close();
}
