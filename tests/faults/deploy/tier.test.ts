/** @module-tag postgres */

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, test } from "vitest";
import { submissions } from "@/db/schema";
import { sharedAddresses } from "@/lib/delivery/headers";
import { startGoCardless } from "@/sandbox/gocardless";
import { operatorSecret } from "@/tests/support/process/environment";
import { hasNginx, skipWithoutNginx, startNginx } from "@/tests/support/process/nginx";
import { freePort } from "@/tests/support/process/ports";
import { startTimeoutMs } from "@/tests/support/site/running-site";
import { setUpPayment, walkTo } from "@/tests/support/site/sign-up";
import { makeStore, type Store } from "@/tests/support/site/store";
import { openVisitor } from "@/tests/support/site/visitor";
import { until } from "@/tests/support/time";
import { bareRequest } from "./bare-request";
import { type Instance, type Recipe, startInstance } from "./instance";
import { replaySite } from "./recipe";

const folder = mkdtempSync(join(tmpdir(), "jack-deploy-"));
let store: Store;
let sandbox: Awaited<ReturnType<typeof startGoCardless>>;
let recipe: Recipe;
let instances: [Instance, Instance];
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  if (!hasNginx) return;
  // Self-signed; only loopback is called.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  store = await makeStore("postgresql");
  sandbox = await startGoCardless({ port: 0, folder: join(folder, "sandbox"), accessToken: null });
  recipe = await replaySite(folder, inject("build"));
  const ports = [await freePort(), await freePort()] as const;
  instances = await Promise.all([instanceOn(ports[0]), instanceOn(ports[1])]);
  nginx = await startNginx(folder, recipe.tier, ports);
}, startTimeoutMs);

beforeEach(skipWithoutNginx);

afterAll(async () => {
  await nginx?.stop();
  for (const instance of instances ?? []) await instance.stop();
  await sandbox?.stop();
  await store?.drop();
  rmSync(folder, { recursive: true, force: true });
});

const instanceOn = (port: number) =>
  startInstance(recipe, port, {
    ...{ DATABASE_URL: store.databaseUrl ?? "", DATA_DIR: join(folder, `data-${port}`) },
    GOCARDLESS_API_URL: sandbox.url,
  });

const get = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(nginx.url + address, { method, headers, redirect: "manual" });

const bare = (method: string, path: string, headers = {}) => bareRequest(nginx.url, method, path, headers);

test("the image refuses to start with other links than its pages have, and names them", async () => {
  const changed = { DEMO_URL: "https://other.example/demo", SUPPORT_EMAIL: "ada@other.example" };
  const started = startInstance(recipe, await freePort(), {
    ...changed,
    DATA_DIR: join(folder, "data-other"),
  });
  await expect(started).rejects.toThrow(/other settings than this start has: SUPPORT_EMAIL, DEMO_URL\./);
});

describe("a page or file that is the same for every visitor", () => {
  const compared = [
    ...["content-type", "content-security-policy", "cache-control", "referrer-policy", "x-frame-options"],
    ...["cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy"],
    "x-content-type-options",
  ];

  it.each([
    ...sharedAddresses,
    "/early.js",
    "/us/sample-pack-joiner.pdf",
    "/og/uk-home.png",
    "/icon-192.png",
  ])("%s comes from nginx as it would from Next", async (address) => {
    const [fromNginx, fromNext] = await Promise.all([get(address), fetch(instances[0].url + address)]);
    const carried = ({ headers }: Response) => compared.map((name) => `${name}: ${headers.get(name)}`);
    if (address !== "/icon-192.png") expect(carried(fromNginx)).toEqual(carried(fromNext));
    expect(fromNginx.headers.get("server")).toBe("nginx");
    expect(fromNginx.headers.has("x-nextjs-cache")).toBe(false);
    expect(await fromNginx.arrayBuffer()).toEqual(await fromNext.arrayBuffer());
  });

  it.each(["br", "gzip"])("is compressed ahead with %s", async (encoding) => {
    const { headers } = await get("/uk", { "Accept-Encoding": encoding });
    expect(headers.get("content-encoding")).toBe(encoding);
    expect(headers.get("vary")).toContain("Accept-Encoding");
    expect(headers.get("vary")).toContain("rsc");
  });
});

describe("what differs between visitors", () => {
  it.each<[string, Record<string, string>, number, RegExp]>([
    ["/uk", { RSC: "1" }, 307, /private, no-store .*_rsc/],
    ["/", {}, 200, /private, no-store/],
    ["/franchises", {}, 200, /private, no-store/],
    ["/uk/get-started", {}, 200, /private, no-store/],
    ["/nothing", {}, 404, /^private, no-store/],
    ["/static/uk.html", {}, 404, /^private, no-store/],
  ])("%s %o is Next's to answer", async (address, headers, status, said) => {
    const answer = await get(address, headers);
    expect(answer.status).toBe(status);
    expect(`${answer.headers.get("cache-control")} ${answer.headers.get("location")}`).toMatch(said);
    expect(answer.headers.has("x-middleware-rewrite")).toBe(false);
  });

  it("does not depend on headers that a visitor sends", async () => {
    const answer = await get("/accountants", {
      ...{ "X-Forwarded-For": "8.8.8.8", "X-Forwarded-Host": "evil.example", "CF-IPCountry": "US" },
      "x-middleware-subrequest": "middleware:middleware:middleware",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/uk/accountants"]);
  });
});

describe("a request that nginx answers itself", () => {
  it("is rejected", async () => {
    expect(await bare("PUT", "/uk")).toBe(405);
    expect(await bare("TRACE", "/uk/get-started")).toBe(405);
    expect(await bare("GET", "/uk/get-started", { Connection: "Upgrade", Upgrade: "websocket" })).toBe(400);
    const large = { method: "POST", body: new Uint8Array(5_000_000) };
    expect((await fetch(`${nginx.url}/api/webhooks/gocardless`, large)).status).toBe(413);
  });

  it.each([
    ...[
      "/api/sweep",
      "/api/metrics",
      "/api/command",
      "/api/sweep/",
      "/api/metrics?a=1",
      "//api//metrics",
      "/API/metrics",
    ],
    ...["/api/%73weep", "/api%2Fmetrics", "/api/x/../metrics", "/api/metrics.rsc", "/api/metrics.json"],
  ])("F41: %s, for operators, cannot be reached through the proxy, even with the secret", async (path) => {
    const authorization = `Bearer ${operatorSecret}`;
    for (const method of ["GET", "POST"]) expect(await bare(method, path, { authorization })).toBe(404);
  });

  it.each<[string, RequestInit, number]>([
    ["/uk", { method: "PUT" }, 405],
    ["/uk", { method: "POST" }, 405],
    ["/uk", { method: "POST", body: new Uint8Array(5_000_000) }, 413],
    ["/uk/get-started/plan", { method: "POST", body: new Uint8Array(5_000_000) }, 413],
    ["/uk/get-started/plan", { method: "POST", body: new Uint8Array(500_000) }, 403],
    ["/api/metrics", {}, 404],
    ["/nothing", {}, 404],
    ["/uk.segments/nothing.segment.rsc", {}, 404],
  ])("F39: %s is rejected with one policy, and is not cached", async (address, init, status) => {
    const { headers, ...answer } = await fetch(nginx.url + address, init).then((it) => ({
      status: it.status,
      headers: it.headers,
    }));
    expect(answer.status).toBe(status);
    expect(headers.get("content-security-policy")?.match(/default-src/g)).toEqual(["default-src"]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("F39: is not a part of a page, whose rejection would be cached like the page", async () => {
    expect((await get("/uk", { Range: "bytes=9999999-" })).status).toBe(200);
  });
});

test.each([
  ["/accountants", 307],
  // Moved for good: Next repeats the address in `Refresh`.
  ["/UK/accountants", 308],
])("F68: %s redirects with the longest query that nginx reads", async (address, status) => {
  const query = `?utm_source=autumn&gclid=${"a".repeat(15_000)}`;
  expect(await bare("GET", address + query)).toBe(status);
});

test("a sign-up continues on any instance", async () => {
  const visitor = openVisitor(nginx.url, { namesItsSite: true });
  const review = await walkTo(visitor, "uk", "review");
  const { address } = await setUpPayment(visitor, review);
  expect(new URL(address).origin).toBe(sandbox.url);
  expect(await store.look((db) => db.select().from(submissions))).toHaveLength(1);
  for (const { url } of instances) await until(() => nginx.log().includes(new URL(url).port));
  expect((await get("/uk?utm_source=mail")).status).toBe(200);
  await until(() => / GET \/uk 200 /.test(nginx.log()));
  expect(nginx.log()).not.toContain("?");
});

test("the health check of the image says whether the instance may be sent visitors", () => {
  const [program = "", ...args] = recipe.healthCheck;
  const check = (port: string) =>
    spawnSync(program, [...args.slice(0, -1), port], { cwd: recipe.workdir }).status;
  expect(args.at(-1)).toBe("3000");
  expect(check(new URL(instances[0].url).port)).toBe(0);
  expect(check("9")).toBe(1);
});
