import { once } from "node:events";
import { type Agent, request } from "node:https";
import { expect, onTestFinished, test } from "vitest";
import { providerAgent } from "@/server/gocardless/client";
import type { Certificate } from "@/tests/support/process/certificate";
import { callFromProcess, certificate, listenInClear, listenOverTls } from "./listeners";

const token = "sandbox_secret";
const settings = (url: string) => ({
  GOCARDLESS_ACCESS_TOKEN: token,
  GOCARDLESS_WEBHOOK_SECRETS: "secret",
  GOCARDLESS_API_URL: url,
  SMTP_URL: "smtp://127.0.0.1:9",
});
const callProvider = (url: string, trusted?: Certificate) =>
  callFromProcess("provider", settings(url), trusted);

test("F46: the provider is called over TLS, with its host name verified", async () => {
  const trusted = await certificate({ host: "localhost" });
  const provider = await listenOverTls(trusted);
  expect(await callProvider(`https://localhost:${provider.port}`, trusted)).toMatchObject({
    ok: true,
    value: { id: "BRQ1" },
  });
  expect(provider.asked).toEqual([{ path: "/billing_requests/BRQ1", authorization: `Bearer ${token}` }]);
  expect(provider.names).toEqual(["localhost"]);
});

test("F46: an IP address is verified against the certificate's IP addresses", async () => {
  const trusted = await certificate({ ip: "127.0.0.1" });
  const provider = await listenOverTls(trusted);
  expect(await callProvider(`https://127.0.0.1:${provider.port}`, trusted)).toMatchObject({ ok: true });
});

test.each([
  ["a certificate that nobody vouches for", "localhost", false, "DEPTH_ZERO_SELF_SIGNED_CERT"],
  ["a certificate of another host", "other.example", true, "ERR_TLS_CERT_ALTNAME_INVALID"],
])("F46: %s gets no request", async (_, host, isTrusted, code) => {
  const shown = await certificate({ host });
  const provider = await listenOverTls(shown);
  const answer = await callProvider(`https://localhost:${provider.port}`, isTrusted ? shown : undefined);
  expect(answer).toEqual({ ok: false, reason: "unreachable", code });
  expect(provider.asked).toEqual([]);
});

test("F46: a server without TLS at an https address receives nothing", async () => {
  const listener = await listenInClear();
  expect(await callProvider(`https://localhost:${listener.port}`)).toMatchObject({ ok: false });
  expect(listener.received()).not.toBe("");
  expect(listener.received()).not.toMatch(/billing_requests|Bearer|secret/);
});

test("F46: a refused connection is reported, and is no uncaught error", async () => {
  expect(await callProvider("https://127.0.0.1:9")).toEqual({
    ok: false,
    reason: "unreachable",
    code: "ECONNREFUSED",
  });
});

test("F46: a connection to GoCardless is kept for the next call, and a refused one is reported", async () => {
  const trusted = await certificate({ host: "localhost" });
  const provider = await listenOverTls(trusted);
  const agent = providerAgent(null);
  onTestFinished(() => agent.destroy());
  const ask = { agent, host: "localhost", port: provider.port, ca: trusted.cert };
  await answerTo(ask);
  await answerTo(ask);
  expect(provider.asked).toHaveLength(2);
  expect(provider.names).toEqual(["localhost"]);
  await expect(answerTo({ ...ask, host: "127.0.0.1", port: 9 })).rejects.toMatchObject({
    code: "ECONNREFUSED",
  });
});

/** Resolves once the whole answer has been read, and the connection can be used again. */
async function answerTo(options: { agent: Agent; host: string; port: number; ca: string }): Promise<void> {
  const sent = request(options).end();
  const [answer] = await once(sent, "response");
  await once(answer.resume(), "end");
}

test("F46: the settings refuse http to another machine", async () => {
  const listener = await listenInClear("127.0.0.2");
  expect(await callProvider(`http://127.0.0.2:${listener.port}`)).toMatchObject({
    error: expect.stringContaining("GOCARDLESS_API_URL: expected"),
  });
  expect(listener.received()).toBe("");
});

test("F46: the connection refuses http too", () => {
  expect(() => providerAgent("http://127.0.0.2:1")).toThrow("https");
});

test("F46: a redirect to http is not followed", () => {
  const agent = providerAgent("https://provider.example");
  expect(() => request({ agent, protocol: "http:", host: "127.0.0.2" })).toThrow("not supported");
});
