import { describe, expect, it } from "vitest";
import { drafts, paymentAttempts, submissions } from "@/db/schema";
import { jack250 } from "@/tests/support/prices";
import { siteForTests } from "@/tests/support/site/running-site";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { openVisitor, type Page, type Visitor } from "@/tests/support/site/visitor";

const presses = 20;

describe("a review that is sent twenty times at once", () => {
  const running = siteForTests("postgresql");

  it("F06: makes one submission, one open attempt and one request at the provider", {
    timeout: 120_000,
  }, async () => {
    const { site, store } = running();
    const visitor = openVisitor(site.url);
    const review = await walkTo(visitor, "uk", "review");
    const pages = await Promise.all(Array.from({ length: presses }, () => setUpPayment(visitor, review)));
    // On a busy machine some have to try again and get the same page.
    for (const page of pages) await arrived(visitor, page, site.provider);
    expect(await requestsAt(site.provider)).toHaveLength(1);
    await site.kill();
    const stored = await store.look(async (db) => ({
      submissions: await db.select().from(submissions),
      attempts: await db.select().from(paymentAttempts),
      drafts: await db.select().from(drafts),
    }));
    const [submission] = stored.submissions;
    expect(stored.submissions).toHaveLength(1);
    expect(stored.drafts).toMatchObject([{ submissionId: submission?.id }]);
    expect(stored.attempts).toMatchObject([
      { submissionId: submission?.id, status: "open", amount: jack250.minor, currency: "GBP" },
    ]);
  });
});

async function arrived(visitor: Visitor, page: Page, provider: string, tries = 0): Promise<Page> {
  if (page.address.startsWith(provider)) return page;
  expect(tries).toBeLessThan(5);
  return arrived(visitor, await visitor.press(page), provider, tries + 1);
}

/** All billing requests at the provider. */
async function requestsAt(provider: string): Promise<unknown[]> {
  const headers = { authorization: "Bearer any", "gocardless-version": "2015-07-06" };
  const response = await fetch(`${provider}/billing_requests`, { headers });
  return ((await response.json()) as { billing_requests: unknown[] }).billing_requests;
}
