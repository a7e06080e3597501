import { afterEach, describe, expect, it, test, vi } from "vitest";

const directly = "";
const oneProxy = "1";
const ourRange = "10.0.0.0/8, ::1";

async function clientAddress(trusted: string, chain: string | null) {
  vi.stubEnv("TRUSTED_PROXIES", trusted);
  vi.resetModules();
  const headers = new Headers(chain === null ? {} : { "X-Forwarded-For": chain });
  return (await import("@/server/http/client-address")).clientAddress(headers);
}

afterEach(() => vi.unstubAllEnvs());

describe("the visitor's address, with the connection's own address last", () => {
  test.each<[string, string | null, string | null]>([
    [directly, "203.0.113.9", "203.0.113.9"],
    [directly, "8.8.8.8, 203.0.113.9", "203.0.113.9"],
    [directly, "::ffff:203.0.113.9", "203.0.113.9"],
    [directly, "8.8.8.8, ", null],
    [directly, "localhost", null],
    [directly, null, null],
    [oneProxy, "8.8.8.8, 10.0.0.7", "8.8.8.8"],
    [oneProxy, "6.6.6.6, 8.8.8.8, 10.0.0.7", "8.8.8.8"],
    [oneProxy, "10.0.0.7", "10.0.0.7"],
    [oneProxy, "[2001:db8::1]:443, 10.0.0.7", "2001:db8::1"],
    [oneProxy, "8.8.8.8:5123, 10.0.0.7", "8.8.8.8"],
    [oneProxy, "fe80::1%eth0, 10.0.0.7", "fe80::1"],
    [oneProxy, "unknown, 10.0.0.7", null],
    [ourRange, "6.6.6.6, 8.8.8.8, 10.1.1.1, ::ffff:10.0.0.7", "8.8.8.8"],
    [ourRange, "8.8.8.8, ::1", "8.8.8.8"],
    [ourRange, "8.8.8.8", "8.8.8.8"],
    [ourRange, "10.0.0.1, 10.0.0.2", "10.0.0.1"],
    [ourRange, "8.8.8.8, junk, 10.0.0.2", null],
  ])("TRUSTED_PROXIES=%j, %j is %s", async (trusted, chain, address) => {
    expect(await clientAddress(trusted, chain)).toBe(address);
  });

  it("is never a claimed one when no proxy is trusted", async () => {
    expect(await clientAddress(directly, "1.1.1.1, 2.2.2.2, 203.0.113.9")).toBe("203.0.113.9");
  });
});
