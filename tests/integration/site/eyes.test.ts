import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { addressOf, sitemapPages } from "@/lib/seo/addresses";
import { operatorSecret as token } from "@/tests/support/process/environment";
import { siteForTests, startTimeoutMs } from "@/tests/support/site/running-site";
import { answersIn, setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor } from "@/tests/support/site/visitor";

/** Unique answers, to search for. */
const typed = {
  businessName: "Quoxfinch Lantern Works",
  addressLine1: "71 Vexbrook Terrace",
  director: "Ozwald Pfimlinger",
  contactName: "Zephyrine Quarkdottir",
  contactEmail: "zephyrine.quarkdottir@quoxfinch.example",
  contactPhone: "07700 900987",
  number: "87654321",
};

describe("monitoring a running site", () => {
  const running = siteForTests("embedded");
  const ask = (path: string, init?: RequestInit) => fetch(running().site.url + path, init);

  beforeAll(async () => {
    const visitor = openVisitor(running().site.url);
    const answers = answersIn("uk");
    const review = await walkTo(visitor, "uk", "review", {
      business: {
        ...answers.business,
        businessName: typed.businessName,
        companiesHouseNumber: typed.number,
        "registeredAddress.addressLine1": typed.addressLine1,
        "directors.0.name": typed.director,
      },
      contact: {
        ...answers.contact,
        contactName: typed.contactName,
        contactEmail: typed.contactEmail,
        contactPhone: typed.contactPhone,
      },
    });
    const left = await setUpPayment(visitor, review);
    expect(left.address).toContain(running().site.provider);
  }, startTimeoutMs);

  it("reports that it is live and that its database responds", async () => {
    const live = await ask("/api/health");
    expect([live.status, live.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await live.json()).toEqual({ status: "live", worker: "on" });
    expect(await (await ask("/api/health?ready=1")).json()).toEqual({ status: "ready", worker: "on" });
  });

  it("shows metrics to a client with the token", async () => {
    const text = await metrics();
    expect(text).toContain('jack_submissions{set_up="at_bank",last_payment="none"} 1');
    expect(text).toContain("jack_database_up 1");
    expect(text).toMatch(/jack_responses_total\{status="2xx"\} \d/);
    expect(text).toMatch(/jack_oldest_waiting_seconds\{queue="events"\} 0/);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
  });

  it.each(["", "Bearer", `Bearer ${token}x`, token])("shows nothing for %j", async (authorization) => {
    expect((await ask("/api/metrics", { headers: { authorization } })).status).toBe(404);
  });

  it("gives each response an id, found in its log line", async () => {
    const refused = await ask("/api/webhooks/gocardless", {
      method: "POST",
      headers: { "content-type": "application/json", "webhook-signature": "no" },
      body: JSON.stringify({ events: [], note: typed.contactEmail }),
    });
    expect(refused.status).toBe(498);
    const id = refused.headers.get("x-request-id");
    const line = running()
      .site.log()
      .split("\n")
      .find((text) => text.includes(`"request":"${id}"`));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      level: "warn",
      event: "webhook refused",
      reason: "signature",
    });
  });

  it("F28: keeps typed values out of log, metrics, public pages and static files", async () => {
    await ask(`/uk/get-started/plan?note=${encodeURIComponent(typed.contactName)}`);
    await ask("/uk/get-started/contact", {
      method: "POST",
      headers: { "next-action": "0".repeat(42), "content-type": "text/plain" },
      body: typed.contactEmail,
    });
    const pages = await Promise.all(sitemapPages.map(async (page) => (await ask(addressOf(page))).text()));
    const seen = [running().site.log(), await metrics(), ...pages].join("\n").toLowerCase();
    expect(seen).toContain("jack_submissions");
    const found = Object.values(typed).filter((value) => seen.includes(value.toLowerCase()));
    expect(found).toEqual([]);
    const loaded = readdirSync(join(inject("build"), "static"), { recursive: true, encoding: "utf8" });
    expect(loaded.some((file) => file.endsWith(".js"))).toBe(true);
    expect(loaded.filter((file) => file.endsWith(".map"))).toEqual([]);
  });

  async function metrics(): Promise<string> {
    const answer = await ask("/api/metrics", { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    return answer.text();
  }
});
