import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, inject, it } from "vitest";
import { writeTier } from "@/scripts/delivery/tier";
import { hasIpv6, hasNginx, skipWithoutNginx, startNginx } from "@/tests/support/process/nginx";
import { root } from "@/tests/support/root";
import { skip } from "@/tests/support/skip";
import { bareRequest } from "./bare-request";

const folder = mkdtempSync(join(tmpdir(), "jack-names-"));
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  if (!hasNginx) return;
  // Self-signed; only loopback is called.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const tier = join(folder, "tier");
  writeTier(join(root, inject("build")), root, tier);
  nginx = await startNginx(folder, tier, [9, 9]);
}, 60_000);

beforeEach(skipWithoutNginx);

afterAll(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("nginx answers for the site's name", async () => {
  expect(await bareRequest(nginx.url, "GET", "/uk")).toBe(200);
  const { status, headers } = await fetch(`${nginx.plainUrl}/uk?a=1`, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([308, "https://localhost/uk?a=1"]);
});

it("nginx answers over IPv6", async (context) => {
  if (!hasIpv6) skip(context, "this machine has no IPv6");
  const url = nginx.plainUrl.replace("localhost", "[::1]");
  expect(await bareRequest(url, "GET", "/uk", { host: "localhost" })).toBe(308);
});

it.each(["evil.example", "localhost.evil.example", "127.0.0.1"])(
  "a request that names %s gets no answer",
  async (host) => {
    const disconnected = { code: "ECONNRESET" };
    const named = (url: string) => bareRequest(url, "GET", "/uk", { host });
    await expect(named(nginx.plainUrl)).rejects.toMatchObject(disconnected);
    await expect(named(nginx.url)).rejects.toMatchObject(disconnected);
  },
);

it("a connection to the machine's address gets no certificate", async () => {
  const byAddress = nginx.url.replace("localhost", "127.0.0.1");
  await expect(bareRequest(byAddress, "GET", "/uk")).rejects.toThrow(/unrecognized name/);
});

it("no log of nginx has a query, also of a request that no instance answers", async () => {
  expect(await bareRequest(nginx.url, "GET", "/console/sign-ups?q=zeller")).toBe(502);
  await nginx.stop();
  const logs = readdirSync(folder).filter((name) => name.endsWith(".log"));
  expect(logs.sort()).toEqual(["jack-error.log", "jack.log"]);
  const written = logs.map((name) => readFileSync(join(folder, name), "utf8")).join();
  expect(written).toContain(" /console/sign-ups ");
  expect(written).not.toContain("zeller");
});
