import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, test, vi } from "vitest";

const american = "8.8.8.8";
const british = "81.2.69.142";
const jersey = "5.35.160.1";

async function geo(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return import("@/server/geo/location");
}

const closing: (() => void)[] = [];

/** A lookup service that answers as told; gives its address and what it was asked. */
async function lookupService(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(() => server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

afterEach(() => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) close();
});

const { countryOfRequest } = await geo();

describe("the country of a request", () => {
  test.each<[string, Record<string, string>, string | null]>([
    ["Vercel", { "X-Vercel-IP-Country": "GB" }, "GB"],
    ["Cloudflare", { "CF-IPCountry": " us " }, "US"],
    ["CloudFront", { "CloudFront-Viewer-Country": "CA" }, "CA"],
    ["two edges", { "X-Vercel-IP-Country": "XX", "CF-IPCountry": "FR" }, "FR"],
    ["Tor, and an address", { "CF-IPCountry": "T1", "X-Forwarded-For": british }, "GB"],
    ["a list, and an address", { "CF-IPCountry": "GB, US", "X-Forwarded-For": american }, "US"],
    ["an address", { "X-Forwarded-For": british }, "GB"],
    ["an edge against an address", { "CF-IPCountry": "CA", "X-Forwarded-For": british }, "CA"],
    ["an address of no country", { "X-Forwarded-For": "127.0.0.1" }, null],
    ["a territory by its header", { "CF-IPCountry": "PR" }, "PR"],
    ["a territory by its address", { "X-Forwarded-For": jersey }, "JE"],
    ["a header of one's own that nobody configured", { "X-Country": "US" }, null],
    ["nothing", {}, null],
  ])("%s", (_, headers, country) => {
    expect(countryOfRequest(new Headers(headers))).toBe(country);
  });

  it("comes from the configured header alone when there is one", async () => {
    const { countryOfRequest } = await geo({ GEO_COUNTRY_HEADER: "X-Country" });
    expect(countryOfRequest(new Headers({ "X-Country": "canada", "CF-IPCountry": "US" }))).toBe("CA");
    expect(countryOfRequest(new Headers({ "CF-IPCountry": "US" }))).toBeNull();
  });
});

describe("the location of a request", () => {
  const from = (address: string) => new Headers({ "X-Forwarded-For": address });

  it("comes from the edge header, without a request to the service", async () => {
    const { url, asked } = await lookupService((_, response) => response.end("{}"));
    const { locationOfRequest } = await geo({ GEO_LOOKUP_URL: url });
    const headers = new Headers({
      "CF-IPCountry": "FR",
      "CF-Timezone": "Europe/Paris",
      "X-Forwarded-For": british,
    });
    expect(await locationOfRequest(headers)).toEqual({ country: "FR", timeZone: "Europe/Paris" });
    expect(asked).toEqual([]);
  });

  it("comes from the service, by the visitor's address", async () => {
    const { url, asked } = await lookupService((_, response) =>
      response.end(JSON.stringify({ country_code: "ca", timezone: "America/Toronto", city: "Toronto" })),
    );
    const { locationOfRequest } = await geo({ GEO_LOOKUP_URL: `${url}/of/{ip}/json` });
    expect(await locationOfRequest(from(british))).toEqual({ country: "CA", timeZone: "America/Toronto" });
    expect(asked).toEqual([`/of/${british}/json`]);
  });

  it("sends the address in the query when the setting has no placeholder", async () => {
    const { url, asked } = await lookupService((_, response) => response.end('{"country_code":"US"}'));
    const { locationOfRequest } = await geo({ GEO_LOOKUP_URL: `${url}/look?key=1` });
    expect(await locationOfRequest(from("2001:db8::1"))).toEqual({ country: "US", timeZone: null });
    expect(asked).toEqual(["/look?key=1&ip=2001%3Adb8%3A%3A1"]);
  });

  test.each<[string, RequestListener]>([
    ["fails", (_, response) => response.writeHead(500).end('{"country_code":"CA"}')],
    ["answers HTML", (_, response) => response.end("<html>")],
    ["answers something else", (_, response) => response.end('{"country_code":["CA"]}')],
    ["knows no country", (_, response) => response.end('{"country_code":null}')],
    [
      "leads to another address",
      (_, response) => response.writeHead(302, { Location: "http://127.0.0.1:9" }).end(),
    ],
    ["hangs up", (request) => request.socket.destroy()],
  ])("is what the embedded database says when the service %s", async (_, answer) => {
    const { url } = await lookupService(answer);
    const { locationOfRequest } = await geo({ GEO_LOOKUP_URL: url });
    expect(await locationOfRequest(from(british))).toEqual({ country: "GB", timeZone: null });
  });

  it("is returned within three seconds when the service never responds", async () => {
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
    const { url } = await lookupService(() => deadline.abort());
    const { locationOfRequest } = await geo({ GEO_LOOKUP_URL: url });
    expect(await locationOfRequest(from(american))).toEqual({ country: "US", timeZone: null });
    expect(timeout).toHaveBeenCalledOnce();
    expect(timeout.mock.calls[0]?.[0]).toBeLessThan(3000);
    timeout.mockRestore();
  });
});

test.each<[string, Record<string, string>, string | null]>([
  ["a country by its header", { "CF-IPCountry": "US" }, "US"],
  ["a territory by its header", { "CF-IPCountry": "GU" }, "US"],
  ["a territory by its address", { "X-Forwarded-For": jersey }, "GB"],
  ["another country", { "CF-IPCountry": "FR", "CF-Timezone": "<b>" }, "FR"],
  ["nothing", {}, null],
])("/api/geo names the country that is served to %s", async (_, headers, country) => {
  const { GET } = await import("@/app/api/geo/route");
  const answer = await GET(new Request("http://localhost:3000/api/geo", { headers }));
  expect(await answer.json()).toEqual({ country_code: country, timezone: null });
});
