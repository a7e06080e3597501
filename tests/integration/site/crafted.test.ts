/** @module-tag postgres */

import { beforeAll, describe, expect, test } from "vitest";
import { drafts } from "@/db/schema";
import { dataPolicy } from "@/lib/delivery/content-policy";
import refusals from "@/messages/en/refusals.json";
import { siteForTests } from "@/tests/support/site/running-site";
import { walkTo } from "@/tests/support/site/sign-up";
import { filledIn, openVisitor, type Page } from "@/tests/support/site/visitor";
import { called, crafted, stateWith } from "./crafted";

const running = siteForTests("postgresql");

describe("F37, F39: a forged request", () => {
  /** No forged request changes its sign-up, so one page is enough. */
  let page: Page;
  beforeAll(async () => {
    page = await walkTo(openVisitor(running().site.url), "uk", "business");
  });
  const send = (address: string, { headers, ...init }: RequestInit) =>
    fetch(new URL(address, running().site.url), {
      method: "POST",
      ...init,
      headers: { origin: running().site.url, ...headers },
      redirect: "manual",
    });

  test.each(crafted)("%s gets %i with a reason, without a stack trace or a row", async (_, status, craft) => {
    const rows = () => running().store.look((db) => db.$count(drafts));
    const before = await rows();
    const answered = await send(page.address, craft(filledIn(page, {})));
    expect(answered.status).toBe(status);
    expect(answered.headers.get("content-security-policy")).toBe(dataPolicy);
    expect(answered.headers.get("cache-control")).toBe("private, no-store");
    expect(await answered.text()).toMatch(/^[A-Z][\w ,./-]{10,110}$/);
    expect(await rows()).toBe(before);
  });

  test("calls an unknown action: the browser is told to reload the page", async () => {
    const answered = await send(page.address, called(new FormData(), stateWith(), "7".repeat(42)));
    expect([answered.status, answered.headers.get("x-nextjs-action-not-found")]).toEqual([409, "1"]);
  });

  test.each([
    ["an action with fields alone", '["$K1"]'],
    ["an action with a form", stateWith()],
  ])("calls %s: it is treated as an empty form", async (_, how) => {
    const answered = await send(page.address, called(filledIn(page, {}), how));
    expect(answered.status).toBe(200);
    expect(await answered.text()).toMatch(/"values":\{\},"problems":\[\],"notice":\{/);
  });

  test.each(["[null]", "{{{", '["$Q9","$K1"]'])(
    "to the payment page, called with %j, is refused with a reason",
    async (how) => {
      const answered = await send("/payment-success", called(new FormData(), how, "7".repeat(42)));
      expect([answered.status, await answered.text()]).toEqual([400, refusals.changed]);
    },
  );
});
