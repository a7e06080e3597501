/** @module-tag postgres */

import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { submissions } from "@/db/schema";
import { issue } from "@/messages/en/payment.json";
import { startProxy } from "@/tests/support/process/tcp-proxy";
import type { RunningSite } from "@/tests/support/site/running-site";
import { startSite, startTimeoutMs } from "@/tests/support/site/running-site";
import { answersIn, setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { makeStore, type Store } from "@/tests/support/site/store";
import { openVisitor, type Page } from "@/tests/support/site/visitor";
import { secondsOf } from "@/tests/support/time";

let store: Store;
let site: RunningSite;
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  store = await makeStore("postgresql");
  const through = new URL(store.databaseUrl ?? "");
  proxy = await startProxy({ host: through.hostname, port: Number(through.port) });
  through.port = String(proxy.port);
  site = await startSite({ ...store, databaseUrl: through.href });
}, startTimeoutMs);
afterAll(async () => {
  await site.stop();
  await proxy.stop();
  await store.drop();
});
beforeEach(() => proxy.behave("passes"));

describe.each(["refuses", "isSilent"] as const)("F01, F02: a database that %s when somebody", (fault) => {
  it("presses Set Up Payment: an error within 3 s, the form intact, and the same press works after recovery", async () => {
    const visitor = openVisitor(site.url);
    const email = `${fault}@canary.example`.toLowerCase();
    const contact = { ...answersIn("uk").contact, contactEmail: email };
    const review = await walkTo(visitor, "uk", "review", { contact });
    await proxy.behave(fault);
    const failed = await inTime(() => setUpPayment(visitor, review));
    expect(failed).toMatchObject({ status: 200, address: review.address });
    expect(alertOn(failed)).toBe("Submission failedPlease try again or contact support");
    expect(failed.document.querySelector("title")?.text).toMatch(/^Error: /);
    expect(failed.document.querySelector("form#step [name=termsAccepted]")).not.toBeNull();
    await proxy.behave("passes");
    const left = await visitor.press(failed);
    expect(left.address).toContain(site.provider);
    const rows = await store.look((db) => db.select().from(submissions));
    expect(rows.filter((row) => row.contactEmail === email)).toHaveLength(1);
  });

  it("sends a step: an error within 3 s, the typed values kept, and the same press works after recovery", async () => {
    const visitor = openVisitor(site.url);
    const page = await walkTo(visitor, "uk", "business");
    await proxy.behave(fault);
    const failed = await inTime(() => visitor.press(page, { typed: answersIn("uk").business }));
    expect(failed).toMatchObject({ status: 200, address: page.address });
    expect(alertOn(failed)).toMatch(/not saved/i);
    expect(failed.document.querySelector("#businessName")?.getAttribute("value")).toBe("Harbour Bakery");
    await proxy.behave("passes");
    expect((await visitor.press(failed)).address).toBe("/uk/get-started/contact");
  });

  test("opens a page of the sign-up or payment: each is complete within 3 s", async () => {
    const visitor = openVisitor(site.url);
    await walkTo(visitor, "uk", "review");
    await proxy.behave(fault);
    const ids = "submission_id=0b9c1d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e&redirect_flow_id=BRQ01";
    const opens = async (address: string) => {
      const page = await inTime(() => visitor.open(address));
      expect(page).toMatchObject({ status: 200, address });
      expect(page.document.querySelector("h1")?.text).toMatch(/\w/);
      return page.document.querySelector("main")?.text;
    };
    const checked = opens(`/payment-success?${ids}&checked=notOpened`);
    const addresses = ["/uk/get-started/review", `/payment-success?${ids}`, "/uk", "/uk/get-started"];
    await Promise.all(addresses.map(opens));
    expect(await checked).toContain(issue.unavailable);
  });
});

it("keeps answers out of the log during the outage", () => {
  expect(site.log()).toContain('"level":"error"');
  expect(site.log()).not.toMatch(/canary|harbour|rosa|marsh|quay street/i);
});

async function inTime(work: () => Promise<Page>): Promise<Page> {
  let answered: Page | undefined;
  const asks = async () => {
    answered = await work();
  };
  expect(await secondsOf(asks, site.processId())).toBeLessThan(3);
  if (!answered) throw new Error("no page");
  return answered;
}

function alertOn({ document }: Page): string | undefined {
  return document.querySelector("#step-problems")?.text;
}
