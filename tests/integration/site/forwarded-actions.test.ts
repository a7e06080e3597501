/** @module-tag postgres */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it, test } from "vitest";
import { z } from "zod";
import { outbox } from "@/db/schema";
import { siteForTests } from "@/tests/support/site/running-site";

const running = siteForTests("postgresql");

/** The server actions of the build, with the routes that have each. */
const manifest = z.object({
  node: z.record(z.string(), z.object({ workers: z.record(z.string(), z.unknown()) })),
});

const actions = Object.entries(
  manifest.parse(
    JSON.parse(readFileSync(join(inject("build"), "server/server-reference-manifest.json"), "utf8")),
  ).node,
).map(([id, { workers }]) => ({ id, routes: Object.keys(workers) }));

/** Pages of each kind that the guard knows, and what their forms send. */
const pages = [
  { route: "app/console/sign-in/page", address: "/console/sign-in", call: '["$K1"]' },
  { route: "app/console/outbox/page", address: "/console/outbox", call: '["$K1"]' },
  { route: "app/console/[...nowhere]/page", address: "/console/nothing", call: '["$K1"]' },
  { route: "app/[market]/get-started/page", address: "/uk/get-started", call: '["$K1"]' },
  { route: "app/payment-success/page", address: "/payment-success", call: '["$undefined","$K1"]' },
] as const;

/** Calls an action at a page. */
function call(id: string, { address, call: how }: (typeof pages)[number]): Promise<Response> {
  const body = new FormData();
  body.set("0", how);
  body.set("_1_email", "operator@example.com");
  const headers = { origin: running().site.url, "next-action": id };
  return fetch(new URL(address, running().site.url), { method: "POST", body, headers, redirect: "manual" });
}

it("finds the actions, of which no page has all", () => {
  expect(actions.length).toBeGreaterThan(30);
});

test.each(pages)("an action of another page is unknown at $address, and does nothing", async (page) => {
  const foreign = actions.filter(({ routes }) => !routes.includes(page.route));
  expect(foreign.length).toBeGreaterThan(10);
  const answers = await Promise.all(foreign.map(({ id }) => call(id, page)));
  for (const { status, headers } of answers)
    expect([status, headers.get("x-nextjs-action-not-found")]).toEqual([409, "1"]);
  expect(await running().store.look((db) => db.$count(outbox))).toBe(0);
});
