import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { outbox } from "@/db/schema";
import { controlAt, press as pressButton } from "@/tests/support/sandbox";
import { siteForTests, webhookSecret } from "@/tests/support/site/running-site";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor } from "@/tests/support/site/visitor";
import { until } from "@/tests/support/time";

describe("F32: a site that receives SIGTERM", () => {
  const running = siteForTests("postgresql");

  it("first completes open requests and running work", { timeout: 90_000 }, async () => {
    const { site, store } = running();
    const control = controlAt(site.provider);
    const isAskedFor = async (method: string, path: string) =>
      (await control("GET", `requests?method=${method}&path=${path}`)).requests.length > 0;
    // A new site lists the latest events once, and would take those that the webhook is to deliver.
    await until(() => isAskedFor("GET", "/events"));
    const approved = await signedUp(site.url);
    await pressButton(approved.address, "approve", {
      given_name: "Rosa",
      family_name: "Marsh",
      email: "rosa@harbour.example",
    });
    const visitor = openVisitor(site.url);
    const review = await walkTo(visitor, "uk", "review");

    await control("POST", "faults", { kind: "slow", ms: 500, path: "/billing_requests*", times: "always" });
    await control("DELETE", "requests");
    expect((await deliverWebhooks(site)).status).toBe(200);
    const pressed = setUpPayment(visitor, review);
    await until(() => isAskedFor("POST", "/billing_requests*"));
    await until(() => isAskedFor("GET", "/billing_requests*"));
    await site.leave();

    expect((await pressed).address).toContain(site.provider);
    const work = await store.look((db) => db.select().from(outbox));
    expect(work.filter(({ lockedUntil }) => lockedUntil !== null)).toEqual([]);
  });
});

async function signedUp(url: string) {
  const visitor = openVisitor(url);
  return setUpPayment(visitor, await walkTo(visitor, "uk", "review"));
}

/** Delivers the provider's webhooks. */
async function deliverWebhooks({ url, provider }: { url: string; provider: string }): Promise<Response> {
  const headers = { authorization: "Bearer any", "gocardless-version": "2015-07-06" };
  const body = await (await fetch(`${provider}/events?limit=250`, { headers })).text();
  const signature = createHmac("sha256", webhookSecret).update(body).digest("hex");
  return fetch(`${url}/api/webhooks/gocardless`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "webhook-signature": signature },
  });
}
