import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function get(variables: Record<string, string>): Promise<Response> {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { GET } = await import("@/app/.well-known/security.txt/route");
  return GET();
}

it("says where to report a vulnerability, and expires within a year of whenever it is read", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-12-31T23:00:00Z") });
  const answered = await get({ SITE_URL: "https://b.example", SECURITY_CONTACT: "https://b.example/report" });
  expect(answered.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await answered.text()).toBe(`Contact: https://b.example/report
Expires: 2032-06-28T00:00:00Z
Preferred-Languages: en
Canonical: https://b.example/.well-known/security.txt
`);
});

it("is not there without an address", async () => {
  expect((await get({ SUPPORT_EMAIL: "" })).status).toBe(404);
});
