import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function recordIn(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import("@/server/gocardless/dashboard")).providerRecord;
}
const token = {
  GOCARDLESS_WEBHOOK_SECRETS: "secret",
  SMTP_URL: "smtps://mail.example",
  GOCARDLESS_ACCESS_TOKEN: "sandbox_1",
};

test("the firm's mail links to the mandate in the dashboard of the environment", async () => {
  const record = await recordIn(token);
  expect(record("MD1")).toBe("https://manage-sandbox.gocardless.com/mandates/MD1");
  expect(record(null)).toBeNull();
});

test("no mail links to a dashboard when the sandbox is used", async () => {
  expect((await recordIn({}))("MD1")).toBeNull();
});
