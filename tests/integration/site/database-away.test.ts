import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainEdition } from "@/lib/markets/editions";
import { oneClickStopAddress, stopMailsAddress } from "@/lib/routing/addresses";
import { newToken } from "@/server/token";
import { operatorSecret } from "@/tests/support/process/environment";
import { startSite } from "@/tests/support/site/running";
import { startTimeoutMs } from "@/tests/support/site/running-site";
import { filledIn, openVisitor, type Page } from "@/tests/support/site/visitor";
import { secondsOf } from "@/tests/support/time";

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/away" });
}, startTimeoutMs);
afterAll(() => site.stop());

const address = () => `http://localhost:${site.port}`;
const textOf = ({ document }: Page, selector: string) => document.querySelector(selector)?.text ?? null;

describe("F01: a site whose database is away", () => {
  it("is live, not ready, and reports both in its metrics", async () => {
    expect((await site.ask("/api/health")).status).toBe(200);
    const ready = await site.ask("/api/health?ready=1");
    const { "cache-control": cached, "retry-after": retryAfter } = ready.headers;
    expect([ready.status, cached, retryAfter]).toEqual([503, "private, no-store", "5"]);
    const headers = { authorization: `Bearer ${operatorSecret}` };
    const metrics = await site.ask("/api/metrics", { headers });
    expect(metrics.body).toContain("jack_database_up 0");
  });

  it("says within 3 s that a message was not sent, and keeps what was typed", async () => {
    const visitor = openVisitor(address());
    const page = await visitor.open("/us/talk-to-us");
    const typed = { leadName: "Rosa Marsh", leadCompanies: "12", leadEmail: "rosa@harbour.example" };
    let shown: Page | undefined;
    const seconds = await secondsOf(async () => {
      shown = await visitor.press(page, { form: "form#lead", typed });
    });
    expect(seconds).toBeLessThan(3.5);
    expect(shown && textOf(shown, "title")).toMatch(/^Error: /);
    expect(shown && textOf(shown, "[role=alert]")).toContain("Your message was not sent");
    expect(shown && filledIn(shown, { form: "form#lead" }).get("leadName")).toBe("Rosa Marsh");
  });

  it("says so on the page that stops mails, and asks mail programs to try again", async () => {
    const { token: key } = newToken();
    const page = await openVisitor(address()).open(stopMailsAddress(mainEdition("uk"), key));
    expect(textOf(page, "h1")).toBe("We could not look this up");
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const answer = await fetch(address() + oneClickStopAddress(mainEdition("uk"), key), {
      method: "POST",
      body,
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  });
});
